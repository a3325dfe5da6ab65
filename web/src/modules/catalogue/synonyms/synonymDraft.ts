import { SynonymKind, type SynonymGroup, synonymLimits } from '#contract/catalogue/synonyms.ts'
import { Note, shape, type Static, Type } from '#contract/kit/schema.ts'

/** Draft of a synonym group: one term on each line; the first term of a one-way group has a field of its own. */
export const TermsDraft = shape({
  kind: SynonymKind,
  first: Note(synonymLimits.characters),
  text: Note(10_000),
  isActive: Type.Boolean(),
})
export type TermsDraft = Static<typeof TermsDraft>

export function draftOf(group: SynonymGroup | undefined): TermsDraft {
  const { kind = 'equivalent', terms = [], isActive = true } = group ?? {}
  const [first = '', ...rest] = terms
  return kind === 'oneWay'
    ? { kind, first, text: rest.join('\n'), isActive }
    : { kind, first: '', text: terms.join('\n'), isActive }
}

/** Converts the draft to the other kind of group. */
export function ofKind(draft: TermsDraft, kind: SynonymKind): TermsDraft {
  if (kind === draft.kind) return draft
  const [first = '', ...rest] = termsIn(draft)
  return kind === 'oneWay'
    ? { ...draft, kind, first, text: rest.join('\n') }
    : { ...draft, kind, first: '', text: termsIn(draft).join('\n') }
}

/** Terms of the draft: one on each line, or a pasted list with Chinese separators. */
export const termsIn = ({ kind, first, text }: TermsDraft): string[] =>
  [...(kind === 'oneWay' ? [first] : []), ...text.split(/[\n、，；]/)].map((term) => term.trim()).filter(Boolean)

/** Number of terms without the first one of a one-way group. */
export const othersIn = (draft: TermsDraft): number => termsIn({ ...draft, first: '' }).length
