import { type LikeName, namesLike, supportOf, textOfTerms, thingsEnding, thingsLike } from '../text/likeness.rules.ts'
import { endingsMeant } from '../text/purpose/purpose.rules.ts'
import { keptNoun, type TermCount } from '../text/relax.rules.ts'
import type { Term } from '../text/term.rules.ts'
import { likenessesOf, type Vocabulary } from '../text/understanding.service.ts'

/** Candidate things to search for, at most: each costs a query. */
const maxThings = 4
/** Minimum similarity of a name that suggests candidates: below it, names share only common words with the text. */
const leastLikeness = 0.25
/** Minimum support of a candidate that is preferred to a part of an unknown word. */
export const muchSupport = 0.3

/** Similar names by the terms of a search, because several steps of it need them. */
const likeByTerms = new WeakMap<readonly Term[], readonly LikeName[]>()

async function likeTerms(terms: readonly Term[], { synonyms }: Vocabulary): Promise<readonly LikeName[]> {
  const index = await likenessesOf(synonyms)
  const known = likeByTerms.get(terms)
  if (known) return known
  const like = namesLike(textOfTerms(terms), index)
  likeByTerms.set(terms, like)
  return like
}

/** Adds to each term's counts how much the names similar to the whole text support it. */
export async function withSupport<C extends TermCount>(
  terms: readonly Term[],
  counts: readonly C[],
  vocabulary: Vocabulary,
): Promise<C[]> {
  const like = await likeTerms(terms, vocabulary)
  return counts.map((count, at) => ({ ...count, support: supportOf(terms[at]!, like) }))
}

/** Candidate things by the names similar to the whole text, with at least this support; most likely first. */
export async function likelyThings(terms: readonly Term[], vocabulary: Vocabulary, least = 0): Promise<string[]> {
  if (namesUnknownThing(terms, vocabulary)) return []
  const like = (await likeTerms(terms, vocabulary)).filter(({ likeness }) => likeness >= leastLikeness)
  const things = thingsLike(like)
  return things
    .slice(0, maxThings)
    .filter(({ support }) => support > least)
    .map(({ thing }) => thing)
}

/** Candidate things of a purpose: those with more support than the noun within it. */
export async function thingsOfPurpose(
  terms: readonly Term[],
  counts: readonly TermCount[],
  vocabulary: Vocabulary,
): Promise<string[]> {
  const supported = await withSupport(terms, counts, vocabulary)
  const kept = keptNoun(terms, supported)
  return likelyThings(terms, vocabulary, kept === null ? 0 : supported[kept]!.support)
}

/** Similar names from which the things of a kind are taken. */
const maxOfKind = 60
/** Least support of a thing of the kind, as a share of the most likely thing of any kind. */
const leastShareOfKind = 0.5

/** Candidate things of a description, of the kind that its noun or verb means: a 放现金的柜子 is a kind of 柜. */
export async function thingsOfKind(
  text: string,
  terms: readonly Term[],
  { synonyms }: Vocabulary,
): Promise<readonly string[]> {
  const endings = endingsMeant(text, terms)
  if (endings === null) return []
  const like = namesLike(textOfTerms(terms), await likenessesOf(synonyms), maxOfKind)
  const things = thingsLike(like.filter(({ likeness }) => likeness >= leastLikeness))
  const least = (things[0]?.support ?? 0) * leastShareOfKind
  return things
    .filter(({ thing, support }) => support >= least && endings.includes(thing.at(-1)!))
    .slice(0, maxThings)
    .map(({ thing }) => thing)
}

/** Things of a hint that the text literally ends with; none if a term of the text is itself the name of goods. */
export async function thingsNamed(
  terms: readonly Term[],
  counts: readonly TermCount[],
  vocabulary: Vocabulary,
): Promise<readonly string[]> {
  if (terms.some(({ isKnown, isModifier }, at) => isKnown && !isModifier && counts[at]!.heads > 0)) return []
  const like = await likeTerms(terms, vocabulary)
  const hints = like.filter(({ name }) => !vocabulary.synonyms.has(name))
  return thingsEnding(textOfTerms(terms), hints).slice(0, maxThings)
}

/** Whether the noun after 的 is not the name of any goods: a 捆电线的塑料条 is not a 塑料桶. */
export const describesThing = (text: string, terms: readonly Term[], counts: readonly TermCount[]): boolean => {
  const last = terms.findLastIndex(({ kind, isModifier }) => kind === 'word' && !isModifier)
  const isNamed = last >= 0 && terms[last]!.isKnown && counts[last]!.heads > 0
  return !isNamed && /\p{Script=Han}{2}的\p{Script=Han}/u.test(text)
}

/** Whether the text ends in a purpose and not in a noun: 划破手贴的. */
export const isPurpose = (text: string, terms: readonly Term[]): boolean =>
  /^用?的(?:机器|东西|工具|设备|神器|玩意|用品|那个|那种|吗|呢|吧)*(?: |$)/u.test(text.slice(terms.at(-1)!.end))

/** Whether the last Chinese word is in the dictionary but not in the vocabulary: 直升机. */
function namesUnknownThing(terms: readonly Term[], { tokenizer }: Vocabulary): boolean {
  const last = terms.findLast(({ text, isModifier }) => !isModifier && /^\p{Script=Han}+$/u.test(text))
  return last !== undefined && !last.isKnown && last.text.length > 2 && tokenizer.isWord(last.text)
}
