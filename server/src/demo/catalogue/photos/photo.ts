import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { cell, rows } from '../table.ts'
import { colours } from './colours.ts'
import { housePhotos } from './house.ts'
import { officePhotos } from './office.ts'
import { plantPhotos } from './plant.ts'

/** Picture to be rendered: a shape of the studio with its parameters. */
export interface PhotoJob {
  /** File below `assets/pictures/goods/`, without extension. */
  readonly name: string
  readonly shape: string
  readonly with: Readonly<Record<string, string | number | readonly string[]>>
}

/** Goods to be pictured. */
export interface Pictured {
  /** Key of the drawn picture that a photo replaces. */
  readonly picture: string
  /** Printed on labels; empty: none. */
  readonly brand: string
  readonly name: string
  /** Values of the attributes, the one in which SKUs differ first; those of a product without a SKU: none. */
  readonly values: readonly string[]
  /** Changes the colours of a label. */
  readonly tone: string
}

/** Edition of the studio: raise it when all pictures should be made again. */
const edition = 1

interface Template {
  readonly shape: string
  readonly parameters: readonly (readonly [name: string, value: string])[]
}

const templates: ReadonlyMap<string, Template> = new Map(
  rows(officePhotos + plantPhotos + housePhotos, 3).map((cells) => [
    cell(cells, 0),
    {
      shape: cell(cells, 1),
      parameters: cell(cells, 2)
        .split(';')
        .map((text): [string, string] => {
          const [name = '', ...value] = text.trim().split('=')
          return [name, value.join('=')]
        }),
    },
  ]),
)

/** Values of a placeholder, from the attributes of the goods. */
const placeholders: Readonly<Record<string, (goods: Pictured) => string | undefined>> = {
  brand: ({ brand }) => brand,
  name: ({ name }) => name,
  tone: ({ tone }) => tone,
  spec: ({ values: [spec] }) => spec,
  colour: ({ values }) => values.map((value) => colours[value]).find((colour) => colour !== undefined),
  poles: ({ values }) => values.map((value) => /^(\d)P$/.exec(value)?.[1]).find((poles) => poles !== undefined),
  grams: ({ values }) => values.find((value) => /^\d+ g$/.test(value)),
  tip: ({ values }) => values.find((value) => /^\d\.\d+ mm$/.test(value)),
  yield: ({ values }) => values.find((value) => value.endsWith('页')),
  number: ({ values: [spec] }) => /\d+/.exec(spec ?? '')?.[0],
  millilitres: ({ values: [spec] }) => /^[\d.]+ (ml|L)/.exec(spec ?? '')?.[0],
}

const filled = (template: string, goods: Pictured): string =>
  template.replaceAll(
    /\{(\w+)(?::([^}]*))?\}/g,
    (_, name: string, fallback = '') => placeholders[name]!(goods) ?? fallback,
  )

const parameter = (text: string): string | number | readonly string[] =>
  text.includes('~') ? text.split('~') : /^\d+(\.\d+)?$/.test(text) ? Number(text) : text

/** Picture of goods; undefined if the studio has no shape for them. */
export function photoJobOf(goods: Pictured): PhotoJob | undefined {
  const template = templates.get(goods.picture)
  if (!template) return undefined
  const parameters = template.parameters
    .map(([name, value]) => [name, parameter(filled(value, goods))] as const)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
  const job = { shape: template.shape, with: Object.fromEntries(parameters) }
  return { name: `${job.shape.replaceAll('_', '-')}/${hashOf(job)}`, ...job }
}

/** Hash of a picture's job, which decides whether it is up to date. */
export const hashOf = ({ shape, with: parameters }: Omit<PhotoJob, 'name'>): string =>
  createHash('sha256')
    .update(JSON.stringify([edition, shape, parameters]))
    .digest('hex')
    .slice(0, 12)

const folder = new URL('../../assets/pictures/goods/', import.meta.url)
/** SHA-256 of each rendered picture by its name. */
export const rendered = JSON.parse(readFileSync(new URL('manifest.json', folder), 'utf8')) as Readonly<
  Record<string, string>
>
