import { feed } from './cellText.ts'
import { formatOf, type NumberFormat } from './format.ts'
import { fail } from './tableError.ts'
import { type Listener, xmlReader } from './xml.ts'
import { attribute } from './xmlText.ts'
import type { Zip, ZipEntry } from './zip.ts'

const megabyte = 1024 * 1024

export interface Relation {
  readonly id: string
  /** Last part of its type, the same in both versions of the standard: `worksheet`. */
  readonly kind: string
  readonly part: string
}

/** Parts of a package: found by their relationships, by names without case. */
export function partsOf(zip: Zip) {
  const byName = new Map([...zip.entries].map(([name, entry]) => [plainPart(name), entry]))
  const find = (name: string | undefined) => (name === undefined ? undefined : byName.get(plainPart(name)))

  async function read(entry: ZipEntry, on: Listener, max = megabyte) {
    if (entry.size > max) fail('upload.unpacksTooLarge')
    await feed(zip.unpack(entry), xmlReader(on))
  }

  /** Relationships of a part, or of the package. */
  async function relationsOf(part: string): Promise<Relation[]> {
    const at = part.lastIndexOf('/') + 1
    const entry = find(`${part.slice(0, at)}_rels/${part.slice(at)}.rels`)
    const relations: Relation[] = []
    if (entry)
      await read(entry, {
        open: (name, attributes) => {
          const target = attribute(attributes, 'Target')
          if (name !== 'Relationship' || target === undefined || attribute(attributes, 'TargetMode') === 'External')
            return
          relations.push({
            id: attribute(attributes, 'Id') ?? '',
            kind: (attribute(attributes, 'Type') ?? '').split('/').at(-1)!.toLowerCase(),
            part: resolved(part.slice(0, at), target),
          })
        },
      })
    return relations
  }
  return { find, read, relationsOf }
}

export type Parts = ReturnType<typeof partsOf>

const plainPart = (name: string) => name.replaceAll('\\', '/').replace(/^\/+/, '').toLowerCase()

/** Part that a target names, relative to a folder or absolute. */
function resolved(folder: string, target: string): string {
  const path = target.replaceAll('\\', '/')
  const steps: string[] = []
  for (const step of (path.startsWith('/') ? path : folder + path).split('/'))
    if (step === '..') steps.pop()
    else if (step !== '' && step !== '.') steps.push(step)
  try {
    return decodeURIComponent(steps.join('/'))
  } catch {
    return steps.join('/')
  }
}

/** Number format of each cell format. */
export async function formatsOf(parts: Parts, entry: ZipEntry): Promise<NumberFormat[]> {
  const codes = new Map<number, string>()
  const formats: NumberFormat[] = []
  let isCellFormat = false
  await parts.read(
    entry,
    {
      open: (name, attributes) => {
        const id = Number(attribute(attributes, 'numFmtId') ?? 0)
        if (name === 'numFmt') codes.set(id, attribute(attributes, 'formatCode') ?? '')
        else if (name === 'cellXfs') isCellFormat = true
        else if (name === 'xf' && isCellFormat) formats.push(formatOf(id, codes.get(id)))
      },
      close: (name) => {
        if (name === 'cellXfs') isCellFormat = false
      },
    },
    16 * megabyte,
  )
  return formats
}

const maxPictures = 20_000

/** Columns with a picture, by row: of drawings, each at the cell of its upper left corner. */
export async function picturesOf(parts: Parts, drawing: ZipEntry): Promise<Map<number, Set<number>>> {
  const pictures = new Map<number, Set<number>>()
  let count = 0
  let from: { row: number; column: number } | null = null
  let open = ''
  await parts.read(
    drawing,
    {
      open: (name) => {
        open = name
        if (name === 'from') from = { row: 0, column: 0 }
        if (name !== 'pic' || !from || ++count > maxPictures) return
        pictures.set(from.row + 1, (pictures.get(from.row + 1) ?? new Set()).add(from.column))
      },
      text: (text) => {
        if (from && /^\d{1,7}$/.test(text) && open === 'row') from.row = Number(text)
        if (from && /^\d{1,7}$/.test(text) && open === 'col') from.column = Number(text)
      },
      close: (name) => {
        open = ''
        if (name.endsWith('Anchor')) from = null
      },
    },
    16 * megabyte,
  )
  return pictures
}
