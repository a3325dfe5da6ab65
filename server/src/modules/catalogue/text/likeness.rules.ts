import type { SynonymIndex, TradeNames } from '../vocabulary/synonym.rules.ts'
import type { Term } from './term.rules.ts'
import { thingsOfModel } from '../vocabulary/synonyms/hints/models.rules.ts'
import { bareCode, keyOf, stem } from './text.rules.ts'

/** Name of the vocabulary, the things it stands for, and its similarity to a text (0 to 1). */
export interface LikeName {
  readonly name: string
  readonly things: readonly string[]
  readonly likeness: number
}

/**
 * Inverted index of the vocabulary by features (characters, bigrams, words of letters and digits) for a cosine
 * similarity weighted by inverse document frequency.
 */
export interface LikenessIndex {
  readonly names: readonly string[]
  readonly thingsOf: (name: string) => readonly string[]
  readonly features: ReadonlyMap<string, { readonly weight: number; readonly names: readonly number[] }>
  readonly lengths: Float32Array
  /** Buffer of `namesLike`, all zero between calls; reused because it is large. */
  readonly sums: Float32Array
}

/** A bigram is more specific than a character with the same frequency. */
const weightOfPair = 1.6
const weightOfCharacter = 0.5
const mostLike = 12

const isHan = (text: string): boolean => /^\p{Script=Han}+$/u.test(text)

/** Stop characters: function words such as 没有 and 这样, which say nothing about goods. */
const stopCharacters = new Set('没有这那样的了是不在和我你他们什么怎个')

function featuresOf(text: string): Set<string> {
  const features = new Set<string>()
  for (const [run] of text.matchAll(/\p{Script=Han}+|[a-z0-9.]+/gu)) {
    if (!isHan(run)) features.add(stem(run))
    else
      for (let at = 0; at < run.length; at++) {
        for (const feature of [run[at]!, run.slice(Math.max(0, at - 1), at + 1)])
          if (Array.from(feature).some((character) => !stopCharacters.has(character))) features.add(feature)
      }
  }
  return features
}

/** Squared inverse document frequency. */
const weightOf = (feature: string, ofNames: number, allNames: number): number =>
  (Math.log((allNames + 1) / (ofNames + 0.5)) * (feature.length > 1 ? weightOfPair : weightOfCharacter)) ** 2

/** Builds the index of all terms, trade names and hints; awaits `pause` in between to keep the event loop free. */
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

/** Names most similar to a text, at most `most`, most similar first; of equal ones the first in the index. */
export function namesLike(
  text: string,
  { names, features, lengths, sums, thingsOf }: LikenessIndex,
  max = mostLike,
): LikeName[] {
  const sharing: number[] = []
  let length = 0
  // Pairs and words first: names that share only single characters with the text are not similar.
  for (const feature of [...featuresOf(text)].toSorted((a, b) => b.length - a.length)) {
    const known = features.get(feature)
    length += known?.weight ?? weightOf(feature, 0, names.length)
    for (const at of known?.names ?? []) {
      if (sums[at] === 0 && feature.length === 1) continue
      if (sums[at] === 0) sharing.push(at)
      sums[at]! += known!.weight
    }
  }
  const like: { at: number; likeness: number }[] = []
  for (const at of sharing.toSorted((a, b) => a - b)) {
    const likeness = sums[at]! / Math.sqrt(length) / lengths[at]!
    sums[at] = 0
    if (like.length === max && likeness <= like.at(-1)!.likeness) continue
    const place = like.findIndex((other) => other.likeness < likeness)
    like.splice(place < 0 ? like.length : place, 0, { at, likeness })
    if (like.length > max) like.pop()
  }
  const ofNames = like.map(({ at, likeness }) => ({ name: names[at]!, things: thingsOf(names[at]!), likeness }))
  return [...modelsIn(text), ...ofNames]
}

/** Similarity of a model number: its pattern matches or does not. */
const likenessOfModel = 0.8
const modelsIn = (text: string): LikeName[] =>
  [...text.matchAll(/[a-z0-9][a-z0-9./+-]*/g)].flatMap(([code]) => {
    const things = thingsOfModel(bareCode(code))
    return things.length > 0 ? [{ name: code, things, likeness: likenessOfModel }] : []
  })

/** Text of the terms, with a space for each gap between them. */
export const textOfTerms = (terms: readonly Pick<Term, 'text' | 'at' | 'end'>[]): string =>
  terms.map((term, at) => (at > 0 && terms[at - 1]!.end < term.at ? ' ' : '') + term.text).join('')

/** Support of a term: the sum of squared similarities of the names that mean the same. */
export function supportOf({ text, synonyms }: Pick<Term, 'text' | 'synonyms'>, like: readonly LikeName[]): number {
  const own = new Set([keyOf(text), ...synonyms])
  const meant = like.filter(({ name, things }) => own.has(name) || things.some((thing) => own.has(thing)))
  return meant.reduce((sum, { likeness }) => sum + likeness ** 2, 0)
}

/** Things of a name that a segment of the text ends with: 采血管 in `一次性采血管 紫帽`. */
export function thingsEnding(text: string, like: readonly LikeName[]): readonly string[] {
  for (const part of text.split(' ')) {
    const ending = like.find(({ name }) => isHan(name) && name.length >= shortestEnding && part.endsWith(name))
    if (ending) return ending.things
  }
  return []
}
const shortestEnding = 3

/** Things of the similar names with their support, highest first. */
export function thingsLike(like: readonly LikeName[]): { readonly thing: string; readonly support: number }[] {
  const sums = new Map<string, number>()
  for (const { name, things, likeness } of like)
    for (const thing of [...things, name]) sums.set(thing, (sums.get(thing) ?? 0) + likeness ** 2)
  return [...sums].map(([thing, support]) => ({ thing, support })).toSorted((a, b) => b.support - a.support)
}
