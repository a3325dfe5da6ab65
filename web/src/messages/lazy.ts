import { type ComponentType, lazy } from 'react'
import { loadMessages } from './index.ts'
import type { ModuleName } from './registry.ts'

/** A component that is fetched when it is first shown, together with the messages of the modules that it is made of. */
export const lazyWith = <Props extends object>(
  modules: readonly ModuleName[],
  load: () => Promise<ComponentType<Props>>,
) =>
  lazy(async () => {
    const [component] = await Promise.all([load(), loadMessages(...modules)])
    return { default: component }
  })
