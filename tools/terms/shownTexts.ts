import { globSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { menuGroups } from '../../contract/src/kit/manifest.ts'
import { modules } from '../../contract/src/modules.ts'
import { permissions } from '../../contract/src/permissions.ts'
import { refusals } from '../../contract/src/refusals.ts'

/** User-visible texts follow the terms of `docs/glossary.md`, in both languages. */

export interface ShownText {
  /** Location of the text: file and key. */
  readonly place: string
  readonly text: string
}

type Tree = string | readonly Tree[] | { readonly [key: string]: Tree }

export const leavesOf = (tree: unknown, place: string): ShownText[] => {
  if (typeof tree === 'string') return [{ place, text: tree }]
  if (typeof tree !== 'object' || tree === null) return []
  return Object.entries(tree).flatMap(([key, value]) => leavesOf(value, `${place}.${key}`))
}

export const load = async (file: string): Promise<Record<string, Tree>> =>
  (await import(pathToFileURL(file).href)) as Record<string, Tree>

export async function shownTexts(): Promise<ShownText[]> {
  const files = globSync([
    'web/src/messages/{zh-CN,en}/*.ts',
    'web/src/modules/*/messages/{zh-CN,en}/*.ts',
    'server/src/modules/*/*.export.rules.ts',
    'server/src/modules/*/*.words.rules.ts',
  ])
  const inFiles = await Promise.all(files.map(async (file) => leavesOf(await load(file), file)))
  const menus = Object.entries(modules).flatMap(([name, module]) =>
    ('menus' in module ? module.menus : []).flatMap((entry) => [
      { place: `menu ${name}.${entry.url}`, text: entry.name },
      { place: `menu ${name}.${entry.url}`, text: entry.enName },
    ]),
  )
  const names = { 'menu group': menuGroups, permission: permissions, refusal: refusals }
  const declared = Object.entries(names).flatMap(([place, tree]) => leavesOf(tree, place))
  return [...inFiles.flat(), ...menus, ...declared]
}
