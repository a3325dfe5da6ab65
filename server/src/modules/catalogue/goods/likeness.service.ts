import { type LikeName, namesLike, supportOf, textOfTerms, thingsEnding, thingsLike } from '../text/likeness.rules.ts'
import { keptNoun, type TermCount } from '../text/relax.rules.ts'
import type { Term } from '../text/term.rules.ts'
import { likenessesOf, type Vocabulary } from '../text/understanding.service.ts'

const mostThings = 4
/** Least support of things that are looked for where nothing else is found: one name, a quarter like the text. */
const leastSupport = 0.06
/** Support of things that are more likely than a part of an unknown word. */
export const muchSupport = 0.3

/** Several steps of a search want the same names. */
const likeByTerms = new WeakMap<readonly Term[], readonly LikeName[]>()

async function likeTerms(terms: readonly Term[], { synonyms }: Vocabulary): Promise<readonly LikeName[]> {
  const index = await likenessesOf(synonyms)
  const known = likeByTerms.get(terms)
  if (known) return known
  const like = namesLike(textOfTerms(terms), index)
  likeByTerms.set(terms, like)
  return like
}

/** The counts with what the whole text says for each term. */
export async function withSupport<C extends TermCount>(
  terms: readonly Term[],
  counts: readonly C[],
  vocabulary: Vocabulary,
): Promise<C[]> {
  const like = await likeTerms(terms, vocabulary)
  return counts.map((count, at) => ({ ...count, support: supportOf(terms[at]!, like) }))
}

/** What names like the whole text mean, if that has at least so much support. */
export async function likelyThings(
  terms: readonly Term[],
  vocabulary: Vocabulary,
  least = leastSupport,
): Promise<string[]> {
  if (namesUnknownThing(terms, vocabulary)) return []
  const things = thingsLike(await likeTerms(terms, vocabulary))
  return things
    .slice(0, mostThings)
    .filter(({ support }) => support > least)
    .map(({ thing }) => thing)
}

/** What is meant by a purpose: more likely what names like the whole text mean than a noun that the purpose has. */
export async function thingsOfPurpose(
  terms: readonly Term[],
  counts: readonly TermCount[],
  vocabulary: Vocabulary,
): Promise<string[]> {
  const supported = await withSupport(terms, counts, vocabulary)
  const kept = keptNoun(terms, supported)
  return likelyThings(terms, vocabulary, Math.max(leastSupport, kept === null ? 0 : supported[kept]!.support!))
}

/** What a hint means that is in the text as it is, where nothing of the text is a thing that goods are called. */
export async function thingsNamed(
  terms: readonly Term[],
  counts: readonly TermCount[],
  vocabulary: Vocabulary,
): Promise<readonly string[]> {
  if (terms.some(({ isKnown, isModifier }, at) => isKnown && !isModifier && counts[at]!.heads > 0)) return []
  const like = await likeTerms(terms, vocabulary)
  const hints = like.filter(({ name }) => !vocabulary.synonyms.has(name))
  return thingsEnding(textOfTerms(terms), hints)
}

/** Whether what stands behind 的 is no thing that goods are called: 捆电线的塑料条 may be no 塑料桶. */
export const describesThing = (text: string, terms: readonly Term[], counts: readonly TermCount[]): boolean => {
  const last = terms.findLastIndex(({ kind, isModifier }) => kind === 'word' && !isModifier)
  const isNamed = last >= 0 && terms[last]!.isKnown && counts[last]!.heads > 0
  return !isNamed && /\p{Script=Han}{2}的\p{Script=Han}/u.test(text)
}

/** Whether the last part that has terms says what the thing is for, and not what it is: 划破手贴的. */
export const isPurpose = (text: string, terms: readonly Term[]): boolean =>
  /^的(?:机器|东西|工具|设备|神器|玩意|用品|那个|那种|吗|呢|吧)*(?: |$)/u.test(text.slice(terms.at(-1)!.end))

/** Whether the last of the Chinese words is a thing that only the dictionary knows: 直升机. */
function namesUnknownThing(terms: readonly Term[], { tokenizer }: Vocabulary): boolean {
  const last = terms.findLast(({ text, isModifier }) => !isModifier && /^\p{Script=Han}+$/u.test(text))
  return last !== undefined && !last.isKnown && last.text.length > 2 && tokenizer.isWord(last.text)
}
