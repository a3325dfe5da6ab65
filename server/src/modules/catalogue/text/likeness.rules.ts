import type { SynonymIndex, TradeNames } from '../vocabulary/synonym.rules.ts'
import type { Term } from './term.rules.ts'
import { thingsOfModel } from '../vocabulary/synonyms/hints/models.rules.ts'
import { bareCode, keyOf, stem } from './text.rules.ts'

/** A name of the vocabulary, what it means, and how like it a text is: 0 to 1. */
export interface LikeName {
  readonly name: string
  readonly things: readonly string[]
  readonly likeness: number
}

/** Names of the vocabulary by their features: characters, pairs of characters, and words of letters and digits. */
export interface LikenessIndex {
  readonly names: readonly string[]
  readonly thingsOf: (name: string) => readonly string[]
  readonly features: ReadonlyMap<string, { readonly weight: number; readonly names: readonly number[] }>
  readonly lengths: Float32Array
  /** Scratch memory of `namesLike`, all zero between its calls: it is too large to be allocated for each. */
  readonly sums: Float32Array
}

/** A pair of characters says more than a character that is as rare. */
const weightOfPair = 1.6
const weightOfCharacter = 0.5
const mostLike = 12

const isHan = (text: string): boolean => /^\p{Script=Han}+$/u.test(text)

function featuresOf(text: string): Set<string> {
  const features = new Set<string>()
  for (const [run] of text.matchAll(/\p{Script=Han}+|[a-z0-9.]+/gu)) {
    if (!isHan(run)) features.add(stem(run))
    else
      for (let at = 0; at < run.length; at++) {
        features.add(run[at]!)
        if (at > 0) features.add(run.slice(at - 1, at + 1))
      }
  }
  return features
}

/** Rare features say more of what is meant. */
const weightOf = (feature: string, ofNames: number, allNames: number): number =>
  (Math.log((allNames + 1) / (ofNames + 0.5)) * (feature.length > 1 ? weightOfPair : weightOfCharacter)) ** 2

/** Index of all terms, trade names and hints. `pause` is called between its parts, so that it delays nothing else. */
export async function likenessIndexOf(
  synonyms: SynonymIndex,
  hints: TradeNames,
  pause: () => Promise<unknown>,
): Promise<LikenessIndex> {
  const names = [...new Set([...synonyms.terms().map(keyOf), ...synonyms.names(), ...hints.keys()])]
  const namesOf = new Map<string, number[]>()
  for (const [at, name] of names.entries()) {
    if (at % namesOfTurn === 0) await pause()
    for (const feature of featuresOf(name)) {
      const known = namesOf.get(feature)
      if (known) known.push(at)
      else namesOf.set(feature, [at])
    }
  }
  await pause()
  const lengths = new Float32Array(names.length)
  const features = new Map<string, { weight: number; names: number[] }>()
  for (const [feature, own] of namesOf) {
    const weight = weightOf(feature, own.length, names.length)
    for (const at of own) lengths[at]! += weight
    features.set(feature, { weight, names: own })
  }
  return {
    names,
    features,
    lengths: lengths.map(Math.sqrt),
    sums: new Float32Array(names.length),
    thingsOf: (name) => [...(hints.get(name) ?? []), ...synonyms.othersOf(name)],
  }
}
const namesOfTurn = 2_000

/** Names that a text is most like. */
export function namesLike(text: string, { names, features, lengths, sums, thingsOf }: LikenessIndex): LikeName[] {
  const sharing: number[] = []
  let length = 0
  for (const feature of featuresOf(text)) {
    const known = features.get(feature)
    length += known?.weight ?? weightOf(feature, 0, names.length)
    for (const at of known?.names ?? []) {
      if (sums[at] === 0) sharing.push(at)
      sums[at]! += known!.weight
    }
  }
  const like: { at: number; likeness: number }[] = []
  for (const at of sharing.toSorted((a, b) => a - b)) {
    const likeness = sums[at]! / Math.sqrt(length) / lengths[at]!
    sums[at] = 0
    if (like.length === mostLike && likeness <= like.at(-1)!.likeness) continue
    const place = like.findIndex((other) => other.likeness < likeness)
    like.splice(place < 0 ? like.length : place, 0, { at, likeness })
    if (like.length > mostLike) like.pop()
  }
  const ofNames = like.map(({ at, likeness }) => ({ name: names[at]!, things: thingsOf(names[at]!), likeness }))
  return [...modelsIn(text), ...ofNames]
}

/** Models are no names that a text is more or less like. */
const likenessOfModel = 0.8
const modelsIn = (text: string): LikeName[] =>
  [...text.matchAll(/[a-z0-9][a-z0-9./+-]*/g)].flatMap(([code]) => {
    const things = thingsOfModel(bareCode(code))
    return things.length > 0 ? [{ name: code, things, likeness: likenessOfModel }] : []
  })

/** The text of some terms, with a space for what was left out between them. */
export const textOfTerms = (terms: readonly Pick<Term, 'text' | 'at' | 'end'>[]): string =>
  terms.map((term, at) => (at > 0 && terms[at - 1]!.end < term.at ? ' ' : '') + term.text).join('')

/** How much the names that a text is like mean the same as a term. */
export function supportOf({ text, synonyms }: Pick<Term, 'text' | 'synonyms'>, like: readonly LikeName[]): number {
  const own = new Set([keyOf(text), ...synonyms])
  const meant = like.filter(({ name, things }) => own.has(name) || things.some((thing) => own.has(thing)))
  return meant.reduce((sum, { likeness }) => sum + likeness ** 2, 0)
}

/** What the names mean that a part of a text ends in: 采血管 in `一次性采血管 紫帽`. */
export function thingsEnding(text: string, like: readonly LikeName[]): readonly string[] {
  for (const part of text.split(' ')) {
    const ending = like.find(({ name }) => isHan(name) && name.length >= shortestEnding && part.endsWith(name))
    if (ending) return ending.things
  }
  return []
}
const shortestEnding = 3

/** What the names that a text is like mean, most likely first. */
export function thingsLike(like: readonly LikeName[]): { readonly thing: string; readonly support: number }[] {
  const sums = new Map<string, number>()
  for (const { name, things, likeness } of like)
    for (const thing of [...things, name]) sums.set(thing, (sums.get(thing) ?? 0) + likeness ** 2)
  return [...sums].map(([thing, support]) => ({ thing, support })).toSorted((a, b) => b.support - a.support)
}
