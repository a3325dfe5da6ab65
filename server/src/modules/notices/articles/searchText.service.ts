import { truncated } from '#contract/kit/format.ts'
import { plainTextOf } from '#contract/kit/richText/plainText.ts'
import { tokenizeText, type TokenizedText } from '#modules/catalogue/index.ts'

/** Characters of the text that a list shows. */
const excerptLength = 120

interface Searchable {
  readonly title: string
  readonly content: string
}

/** What a list shows of an edition, and the words that it is found by. */
export async function searchTextOf(
  tenantId: string,
  { title, content }: Searchable,
): Promise<TokenizedText & { readonly excerpt: string }> {
  const text = plainTextOf(content)
  const excerpt = truncated(text.replaceAll(/\s+/g, ' '), excerptLength)
  return { excerpt, ...(await tokenizeText(tenantId, `${title}\n${text}`)) }
}
