import { withoutInvalidCharacters } from '#contract/kit/text/characters.ts'
import { escapeMarkup } from '#kit/markup.rules.ts'

/** An item of an RSS 2.0 feed. */
export interface FeedItem {
  readonly title: string
  readonly link: string
  /** Unique id (guid); default: the link. */
  readonly id?: string
  readonly text: string
  readonly at: Date
}
interface Feed {
  readonly title: string
  readonly link: string
  readonly text: string
  readonly language: string
  readonly items: readonly FeedItem[]
}

/** Removes control characters and noncharacters, which XML 1.0 does not allow even escaped. */
const escaped = (text: string): string =>
  escapeMarkup(withoutInvalidCharacters(text).replaceAll(/[^\P{Cc}\t\n\r]/gu, ''))

export function feedOf({ title, link, text, language, items }: Feed): string {
  const entries = items.map(
    (item) =>
      `<item><title>${escaped(item.title)}</title><link>${escaped(item.link)}</link><guid>${escaped(item.id ?? item.link)}</guid>` +
      `<pubDate>${item.at.toUTCString()}</pubDate><description>${escaped(item.text)}</description></item>`,
  )
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0"><channel>' +
    `<title>${escaped(title)}</title><link>${escaped(link)}</link><description>${escaped(text)}</description>` +
    `<language>${language}</language>${entries.join('')}</channel></rss>\n`
  )
}
