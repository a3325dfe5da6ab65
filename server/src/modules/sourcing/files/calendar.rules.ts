import type { Moment } from '#contract/sourcing/schedule.ts'

/** iCalendar (RFC 5545): lines end with CRLF and are folded at 75 bytes; separators in texts are escaped. */

const stamp = (iso: string): string => new Date(iso).toISOString().replaceAll(/[-:]|\.\d{3}/g, '')
const escaped = (text: string): string =>
  text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll(',', '\\,').replaceAll(';', '\\;')

function folded(line: string): string {
  const parts: string[] = []
  let [part, bytes] = ['', 0]
  for (const letter of line) {
    const size = Buffer.byteLength(letter)
    if (bytes + size > 73) {
      parts.push(part)
      ;[part, bytes] = ['', 0]
    }
    part += letter
    bytes += size
  }
  return [...parts, part].join('\r\n ')
}

export interface CalendarOf {
  readonly projectNo: string
  readonly title: string
  readonly url: string
  readonly moments: readonly Moment[]
  readonly now: Date
  /** Labels of the kinds of deadline. */
  readonly names: Readonly<Record<Moment['kind'], string>>
}

/** Calendar of a project's deadlines, each with a reminder an hour before. */
export function calendarOf({ projectNo, title, url, moments, now, names }: CalendarOf): string {
  const events = moments.flatMap(({ kind, at }) => [
    'BEGIN:VEVENT',
    `UID:${projectNo}-${kind}@baicai`,
    `DTSTAMP:${stamp(now.toISOString())}`,
    `DTSTART:${stamp(at)}`,
    `DTEND:${stamp(at)}`,
    `SUMMARY:${escaped(`${names[kind]} ${title}`)}`,
    `DESCRIPTION:${escaped(`${projectNo} ${url}`)}`,
    `URL:${url}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(names[kind])}`,
    'TRIGGER:-PT1H',
    'END:VALARM',
    'END:VEVENT',
  ])
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Baicai//Sourcing//EN', ...events, 'END:VCALENDAR']
  return `${lines.map(folded).join('\r\n')}\r\n`
}
