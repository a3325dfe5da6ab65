import { layers } from '../../contract/src/modules.ts'
import type { Arrow } from '../imports.ts'

/** A rule about imports: a filter over those of all source files, shown to catch what it forbids. */
export interface Rule {
  name: string
  breaks: (arrow: Arrow) => boolean
  /** An import that must not be. */
  example: Arrow
}

export const moduleOf = (file: string) => /^server\/src\/modules\/([^/]+)\//.exec(file)?.[1]
export const webModuleOf = (file: string) => /^web\/src\/modules\/([^/]+)\//.exec(file)?.[1]
export const webLayerOf = (file: string) => layers.indexOf(webModuleOf(file) as (typeof layers)[number])
export const layerOf = (file: string) => layers.indexOf(moduleOf(file) as (typeof layers)[number])
/** A module's contract has the module's layer; what all of them share, the kit, is below. */
export const contractLayerOf = (file: string) => {
  const folder = /^contract\/src\/([^/]+)\//.exec(file)?.[1]
  return folder === undefined || folder === 'kit' ? -1 : layers.indexOf(folder as (typeof layers)[number])
}
export const isTest = (file: string) =>
  /\.test\.tsx?$|^server\/test\/|^sealing\/src\/testing\/|^e2e\/|^bench\/|^tools\//.test(file)
export const isPackage = (to: string) => !/\.tsx?$|\.css$|\.svg$|\.woff2$|\.json$/.test(to)
