import { truncated } from '#contract/kit/text/characters.ts'
import { plainTextOf } from '#contract/kit/richText/plainText.ts'
import { tokenizeText, type TokenizedText } from '#modules/catalogue/index.ts'

/** Characters of the excerpt in lists. */
const excerptLength = 120

/** Line that only addresses the readers. */
const salutation = /^.{1,60}[：:]\n/
/** White space beside full-width punctuation, which has its own. */
const extraSpace = /(?<=[，。；：！？、）】》”])\s+|\s+(?=[（【《“])/g

/** First sentences of a text in one line, without the salutation. */
export const excerptOf = (text: string): string =>
  truncated(text.replace(salutation, '').replaceAll(extraSpace, '').replaceAll(/\s+/g, ' '), excerptLength)

interface Searchable {
  readonly title: string
  readonly content: string
}

/** Excerpt and search tokens of an edition. */
export async function searchTextOf(
  tenantId: string,
  { title, content }: Searchable,
): Promise<TokenizedText & { readonly excerpt: string }> {
  const text = plainTextOf(content)
  return { excerpt: excerptOf(text), ...(await tokenizeText(tenantId, `${title}\n${text}`)) }
}
