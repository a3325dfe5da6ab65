import type { Plugin } from 'vite'

/** Formats used in the contract, by file name of the validator. */
export const keptFormats = ['date-time', 'date', 'time']

const format = /\/typebox\/build\/format\/(\w+)\.mjs$/
const own = new Set(['_registry', 'format', 'index', ...keptFormats.map((name) => name.replaceAll('-', '_'))])
const isLeftOut = (id: string) => {
  const name = format.exec(id)?.[1]
  return name !== undefined && !own.has(name)
}

/** Removes unused formats of the validator: email, host names, addresses in all scripts. */
export const schemaFormats = (): Plugin => ({
  name: 'schema-formats',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: format },
    handler: (code, id) => (isLeftOut(id) ? { code: unchecked(code), map: null } : null),
  },
})

/** Replaces a format file by one with the same exports that accept everything, like an unknown format. */
export const unchecked = (code: string): string =>
  [...code.matchAll(/^export function (\w+)/gm)].map(([, name]) => `export const ${name} = () => true\n`).join('')
