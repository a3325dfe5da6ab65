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
