import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { DemoPart } from '#kit/demoPart.ts'

const modules = new URL('../modules', import.meta.url).pathname

/** Parts of the demo that modules declare in their `demo.ts`. */
export const demoParts: readonly DemoPart[] = await Promise.all(
  globSync('*/demo.ts', { cwd: modules })
    .toSorted()
    .map(async (file) => ((await import(pathToFileURL(join(modules, file)).href)) as { readonly demo: DemoPart }).demo),
)
