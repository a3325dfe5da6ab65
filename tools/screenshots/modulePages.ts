import { globSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { ModulePages } from '#web/app/pages.ts'
import * as composed from '#web/app/composedPages.ts'
import type { SsrPage } from '#web/kit/ssr/ssrPage.ts'
import type { PageToCapture } from './pageToCapture.ts'
import type { DemoData } from './demoData.ts'

/** Imports a file of each module that has it, as the web application does. */
const ofModules = <Exports>(name: string): Promise<Exports[]> =>
  Promise.all(
    globSync(`web/src/modules/*/${name}.ts`).map(async (file) => (await import(pathToFileURL(file).href)) as Exports),
  )

const all: readonly ModulePages[] = [...(await ofModules<ModulePages>('pages')), composed]

/** Addresses of pages that only browsers render. */
export const fixedPaths = all.flatMap(({ fixedPages = {} }) => Object.keys(fixedPages))

const ssr = await ofModules<{ readonly ssrPages?: Readonly<Record<string, SsrPage>> }>('ssrPages')
/** Route names of the pages of menus. */
export const pagesOfMenus = [
  ...all.flatMap(({ menuPages = {} }) => Object.keys(menuPages)),
  ...ssr.flatMap(({ ssrPages = {} }) =>
    Object.entries(ssrPages).flatMap(([path, { isInMenu }]) => (isInMenu ? [path.slice(1)] : [])),
  ),
]

/** What `screenshots.ts` of a module has: pages with a query, dialogs and other states. */
interface ModuleScreenshots {
  readonly screenshots: (demoData: DemoData) => readonly PageToCapture[]
}
const screenshots = await ofModules<ModuleScreenshots>('screenshots')
export const screenshotsOfModules = (demoData: DemoData): PageToCapture[] =>
  screenshots.flatMap((each) => [...each.screenshots(demoData)])
