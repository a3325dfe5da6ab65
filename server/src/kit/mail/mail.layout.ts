import { firstCharacters } from '#contract/kit/text/characters.ts'
import { escapeMarkup } from '#kit/markup.rules.ts'
import type { Letter, MailMessage } from './mail.ts'

const maxOfHeader = 200

/** Header injection guard: one line without control characters, since a line break would start a new header. */
export const headerText = (text: string): string =>
  firstCharacters(text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim(), maxOfHeader)

/** Only actions become links; URLs quoted in text remain text. */
const isLink = (url: string): boolean => /^https?:\/\/[^\s"'<>]+$/.test(url)

const textOf = ({ paragraphs, facts = [], action, foot }: Letter): string =>
  [
    ...paragraphs,
    ...(facts.length > 0 ? [facts.map(([label, value]) => `${label}: ${value}`).join('\n')] : []),
    ...(action && isLink(action.url) ? [`${action.label}:\n${action.url}`] : []),
    `-- \n${foot}`,
  ].join('\n\n')

const cell = 'padding:4px 16px 4px 0;vertical-align:top;font-size:14px;line-height:22px'
const row = ([label, value]: readonly [string, string]): string =>
  `<tr><td style="${cell};color:#666;white-space:nowrap">${escapeMarkup(label)}</td>` +
  `<td style="${cell};word-break:break-all">${escapeMarkup(value)}</td></tr>`

const htmlOf = ({ subject, paragraphs, facts = [], action, foot }: Letter, { lang, fromName }: Named): string =>
  [
    `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>${escapeMarkup(subject)}</title></head>`,
    '<body style="margin:0;padding:24px;background:#f5f5f5;color:#1f1f1f;',
    "font-family:-apple-system,'PingFang SC','Microsoft YaHei','Segoe UI',sans-serif\">",
    '<div style="max-width:600px;margin:0 auto;padding:32px;background:#fff;border-radius:8px">',
    `<p style="margin:0 0 16px;font-size:13px;color:#666">${escapeMarkup(headerText(fromName))}</p>`,
    `<h1 style="margin:0 0 16px;font-size:20px;line-height:28px">${escapeMarkup(subject)}</h1>`,
    ...paragraphs.map(
      (each) =>
        `<p style="margin:0 0 12px;font-size:14px;line-height:24px;white-space:pre-line">${escapeMarkup(each)}</p>`,
    ),
    facts.length > 0
      ? `<table style="margin:4px 0 12px;border-collapse:collapse">${facts.map(row).join('')}</table>`
      : '',
    action && isLink(action.url)
      ? `<p style="margin:20px 0"><a href="${escapeMarkup(action.url)}" style="display:inline-block;padding:8px 20px;` +
        `background:#c8161d;color:#fff;text-decoration:none;border-radius:4px;font-size:14px">${escapeMarkup(action.label)}</a></p>`
      : '',
    `<p style="margin:24px 0 0;padding-top:16px;border-top:1px solid #eee;font-size:12px;line-height:20px;color:#666">`,
    `${escapeMarkup(foot)}</p></div></body></html>`,
  ].join('')

type Named = Pick<MailMessage, 'lang' | 'fromName'>

/** Renders a letter: subject, plain text, and HTML of the same content. */
export const layOut = ({ letter, ...named }: Named & Pick<MailMessage, 'letter'>) => {
  const subject = headerText(letter.subject)
  return { subject, text: textOf(letter), html: htmlOf({ ...letter, subject }, named) }
}
