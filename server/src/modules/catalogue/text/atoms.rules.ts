import { type Run, runsOf } from './text.rules.ts'
import type { Tokenizer } from './token.rules.ts'

/** Atoms of a text: the dictionary splits Chinese runs; other runs are atoms themselves. */
export function atomsOf(text: string, tokenizer: Pick<Tokenizer, 'pieces'>): Run[] {
  return runsOf(text).flatMap((run): Run[] => {
    if (run.kind !== 'han') return [run]
    let at = run.at
    return tokenizer
      .pieces(run.text)
      .map((piece) => ({ kind: 'han', text: piece, at: (at += piece.length) - piece.length }))
  })
}

/**
 * Joins adjacent Chinese atoms of a run: a known word is searched as a whole, even if the dictionary splits 反光衣 into 反光
 * and 衣.
 */
export function joinedHan(atoms: readonly Run[]): Run[] {
  const runs: Run[] = []
  for (const atom of atoms) {
    const last = runs.at(-1)
    if (last?.kind === 'han' && atom.kind === 'han' && last.at + last.text.length === atom.at)
      runs[runs.length - 1] = { ...last, text: last.text + atom.text }
    else runs.push(atom)
  }
  return runs
}
