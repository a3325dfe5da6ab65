import { layers } from '../../contract/src/modules.ts'
import type { Arrow } from '../imports.ts'

/** Import rule: a filter for forbidden imports, with a counterexample that it must find. */
export interface Rule {
  name: string
  breaks: (arrow: Arrow) => boolean
  /** Forbidden import. */
  example: Arrow
}

export const moduleOf = (file: string) => /^server\/src\/modules\/([^/]+)\//.exec(file)?.[1]
/** Schema of a module: its name as SQL writes it, so `priceLists` has `price_lists`. */
export const schemaOf = (module: string) => module.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
export const webModuleOf = (file: string) => /^web\/src\/modules\/([^/]+)\//.exec(file)?.[1]
export const webLayerOf = (file: string) => layers.indexOf(webModuleOf(file) as (typeof layers)[number])
export const layerOf = (file: string) => layers.indexOf(moduleOf(file) as (typeof layers)[number])
/** Layer of a contract file: that of its module; common files and the kit are below all modules. */
export const contractLayerOf = (file: string) => {
  const folder = /^contract\/src\/([^/]+)\//.exec(file)?.[1]
  return folder === undefined || folder === 'kit' ? -1 : layers.indexOf(folder as (typeof layers)[number])
}
export const isTest = (file: string) =>
  /\.test\.tsx?$|\/(mutants|screenshots)\.ts$|^(server|web)\/test\/|^sealing\/src\/testing\/|^e2e\/|^bench\/|^tools\//.test(
    file,
  )
export const isPackage = (to: string) => !/\.tsx?$|\.css$|\.svg$|\.woff2$|\.json$/.test(to)

/**
 * Layers of the folders inside a module, lowest first: a folder imports itself and those before it. Routes of all
 * folders are above them, because a reply is presented by the folder that knows most; files of the module's own folder
 * are on top.
 */
const foldersOf: Readonly<Record<string, readonly string[]>> = {
  sourcing: [
    'projects',
    'evaluators',
    'demands',
    'deposits',
    'participation',
    'seal',
    'auction',
    'drafting',
    'moves',
    'scores',
    'opening',
    'auctionFlow',
    'comparison',
    'evaluation',
    'clarifications',
    'award',
    'objections',
    'experts',
    'agencies',
    'reruns',
    'audit',
    'flow',
    'mail',
    'hall',
    'files',
    'invitations',
    'openWork',
    'workspace',
  ],
}

/** Layer of a file inside its module, in which unknown folders have -1; undefined in modules without layers. */
export function folderLayerOf(file: string): number | undefined {
  const folders = foldersOf[moduleOf(file) ?? '']
  if (!folders) return undefined
  const [folder, ...rest] = file.split('/').slice(4)
  if (rest.length === 0) return folders.length + 1
  return file.endsWith('.routes.ts') ? folders.length : folders.indexOf(folder!)
}
