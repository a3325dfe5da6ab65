import { charactersIn, firstCharacters } from '#contract/kit/text/characters.ts'
import type { RefusalCode } from '#contract/refusals.ts'

/**
 * Forbidden extensions, also in second place (`x.php.jpg`): a misconfigured server or a browser could execute such
 * files.
 */
const forbidden = new Set(
  (
    'jsp jspx jspf php php3 php4 php5 php7 phtml phar java exe py pyc vue js mjs cjs jsx ts tsx class jar war html htm xhtml shtml ' +
    'svg svgz xml xsl xslt hta mht mhtml swf asp aspx ashx asmx cer cgi pl rb sh bash bat cmd ps1 vbs vbe wsf com scr msi dll so lnk reg'
  ).split(' '),
)

const ole = ['\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1']
const zip = ['PK\x03\x04']
const jpeg = ['\xff\xd8\xff']
/** MPEG-4 family: the size of the first box, then the box name `ftyp`. */
const mpeg4 = [/^[^]{4}ftyp/]
const riff = (form: string) => [new RegExp(`^RIFF[^]{4}${form}`)]

type Beginning = string | RegExp
/** Extension → media type and magic numbers; a kind without magic numbers is text. */
const kinds: Readonly<Record<string, readonly [type: string, beginnings?: readonly Beginning[]]>> = {
  '.doc': ['application/msword', ole],
  '.docx': ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', zip],
  '.wps': ['application/vnd.ms-works', [...ole, ...zip]],
  '.xls': ['application/vnd.ms-excel', ole],
  '.xlsx': ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', zip],
  '.ppt': ['application/vnd.ms-powerpoint', ole],
  '.pptx': ['application/vnd.openxmlformats-officedocument.presentationml.presentation', zip],
  '.pdf': ['application/pdf', ['%PDF-']],
  '.zip': ['application/zip', zip],
  '.rar': ['application/vnd.rar', ['Rar!\x1a\x07']],
  '.gz': ['application/gzip', ['\x1f\x8b\x08']],
  '.jpg': ['image/jpeg', jpeg],
  '.jpeg': ['image/jpeg', jpeg],
  '.png': ['image/png', ['\x89PNG\r\n\x1a\n']],
  '.mp3': ['audio/mpeg', ['ID3', /^\xff[\xe2-\xff]/]],
  '.wav': ['audio/wav', riff('WAVE')],
  '.m4a': ['audio/mp4', mpeg4],
  '.mp4': ['video/mp4', mpeg4],
  '.mov': ['video/quicktime', mpeg4],
  '.avi': ['video/x-msvideo', riff('AVI ')],
  '.csv': ['text/csv'],
  '.txt': ['text/plain'],
  // Encrypted quote: the length of the preamble, then its JSON header.
  '.sealed': ['application/octet-stream', [/^[^]{4}\{"header":\{/]],
}

/** Mandatory part of an Office document (OPC) by extension. */
export const officePart: Readonly<Record<string, string>> = {
  '.docx': 'word/document.xml',
  '.xlsx': 'xl/workbook.xml',
  '.pptx': 'ppt/presentation.xml',
}

export const isPicture = (ending: string): boolean => kinds[ending]?.[0].startsWith('image/') === true
export const mediaTypeOf = (ending: string): string => kinds[ending]?.[0] ?? 'application/octet-stream'

/** Extension in lower case: `合同.PDF` → `.pdf`; empty if there is none. */
export const endingOf = (name: string): string => /\.[a-z0-9]{1,10}$/.exec(name.toLowerCase())?.[0] ?? ''

/**
 * Sanitises a file name: the last path segment without control and format characters (such as bidirectional overrides),
 * at most 120 characters.
 */
export function plainName(name: string): string {
  const last = name.normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const plain = last.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '').trim()
  return charactersIn(plain) <= 120 ? plain : `${firstCharacters(plain, 100)}…${endingOf(plain)}`
}

/**
 * Whether a form value was valid UTF-8: the parser replaces invalid bytes by U+FFFD, and a charset chosen by the sender
 * can leave lone surrogates.
 */
export const isDecoded = (text: string): boolean => text.isWellFormed() && !text.includes('\uFFFD')

/** Refusal code for a file name, or false. */
export function violationOfName(name: string, accept: readonly string[]): RefusalCode | false {
  const parts = name.normalize('NFKC').toLowerCase().split('.').slice(1)
  if (parts.some((part) => forbidden.has(part.replace(/[^a-z0-9].*$/, '')))) return 'upload.forbidden'
  return accept.includes(endingOf(name)) ? false : 'upload.ending'
}

/**
 * Refusal code for content that starts with these bytes (at least 4 KB, or all of it) under this extension, or false.
 */
export function violationOfContent(head: Uint8Array, ending: string): RefusalCode | false {
  const kind = kinds[ending]
  if (!kind) return 'upload.ending'
  const text = Buffer.from(head).toString('latin1')
  const [, beginnings] = kind
  if (!beginnings) return isText(head, text) ? false : 'upload.content'
  const begins = (beginning: Beginning) =>
    typeof beginning === 'string' ? text.startsWith(beginning) : beginning.test(text)
  if (beginnings.some(begins)) return false
  return officePart[ending] && text.startsWith(ole[0]!) ? 'upload.encrypted' : 'upload.content'
}

const layout = new Set([9, 10, 12, 13])
/** Whether bytes are plain text: no control characters except white space, and no markup or script at the start. */
const isText = (head: Uint8Array, text: string) =>
  head.every((byte) => byte >= 32 || layout.has(byte)) && !/^(ï»¿)?\s*(<[!?%a-z/]|#!)/i.test(text)
