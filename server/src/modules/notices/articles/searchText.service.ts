import { truncated } from '#contract/kit/format.ts'
import { plainTextOf } from '#contract/kit/richText/plainText.ts'
import { tokenizeText, type TokenizedText } from '#modules/catalogue/index.ts'

/** Characters of the excerpt in lists. */
const excerptLength = 120

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
  const excerpt = truncated(text.replaceAll(/\s+/g, ' '), excerptLength)
  return { excerpt, ...(await tokenizeText(tenantId, `${title}\n${text}`)) }
}
