import { charactersIn, firstCharacters, hasInvalidCharacters } from '#contract/kit/text/characters.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { utf16Of } from '#contract/kit/tables/encoding.ts'

/** Forbidden extensions: of programs, scripts and active documents. */
const forbidden = new Set(
  (
    'jsp jspx jspf php php3 php4 php5 php7 phtml phar java exe py pyc vue js mjs cjs jsx ts tsx class jar war html htm xhtml shtml ' +
    'svg svgz xml xsl xslt hta mht mhtml swf asp aspx ashx asmx cer cgi pl rb sh bash bat cmd ps1 vbs vbe wsf com scr msi dll so lnk reg'
  ).split(' '),
)

/**
 * Forbidden also directly before the extension (`x.php.jpg`), because a misconfigured server or a browser could execute
 * such a file. Elsewhere in a name they are words: `京东.com采购截图.pdf`, `Vue.js入门.pdf`.
 */
const runnable = new Set(
  (
    'jsp jspx jspf php php3 php4 php5 php7 phtml phar py js mjs cjs html htm xhtml shtml svg svgz xsl xslt hta mht mhtml ' +
    'asp aspx ashx asmx cer cgi pl rb sh bash'
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
  // Invoices alone: their routes read them, and they are always served as unknown bytes.
  '.xml': ['application/octet-stream', [/^(\xef\xbb\xbf)?\s*</, /^(\xff\xfe|\xfe\xff)/]],
  '.ofd': ['application/octet-stream', zip],
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
 * can leave lone surrogates. Noncharacters are no text either.
 */
export const isDecoded = (text: string): boolean => !hasInvalidCharacters(text) && !text.includes('\uFFFD')

/** Extension that a server could read in a part of a name: some end it at a blank, semicolon, colon or percent sign. */
const readAs = (part = '') => /^([a-z0-9]+)(?:[\s;:%].*)?$/.exec(part)?.[1] ?? ''

/** Refusal code for a file name, or false. */
export function violationOfName(name: string, accept: readonly string[]): RefusalCode | false {
  const parts = name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[.\s]+$/, '')
    .split('.')
    .slice(1)
    .map(readAs)
  const last = parts.at(-1) ?? ''
  // A route that reads a kind itself names it.
  const isForbidden = forbidden.has(last) && !accept.includes(`.${last}`)
  if (isForbidden || runnable.has(parts.at(-2) ?? '')) return 'upload.forbidden'
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
  if (!beginnings) return isText(head) ? false : 'upload.content'
  const begins = (beginning: Beginning) =>
    typeof beginning === 'string' ? text.startsWith(beginning) : beginning.test(text)
  if (beginnings.some(begins)) return false
  return officePart[ending] && text.startsWith(ole[0]!) ? 'upload.encrypted' : 'upload.content'
}

const layout = new Set([9, 10, 12, 13])
/** Whether bytes are plain text: no control characters except white space, and no markup or script at the start. */
function isText(head: Uint8Array): boolean {
  const utf16 = utf16Of(head)
  // Of half a letter at the end of the head only the first byte is there.
  const text = utf16 ? new TextDecoder(utf16).decode(head) : Buffer.from(head).toString('latin1')
  const isPlain = [...text].every((letter) => letter >= ' ' || layout.has(letter.charCodeAt(0)))
  return isPlain && !/^(ï»¿)?\s*(<[!?%a-z/]|#!)/i.test(text)
}
