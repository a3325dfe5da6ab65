import { type ComponentType, createElement, lazy, type ReactElement } from 'react'
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

/** Lazy page: a separate chunk, loaded together with the messages of these modules. */
export const lazyPage = (modules: readonly ModuleName[], load: () => Promise<ComponentType>): ReactElement =>
  createElement(lazyWith(modules, load))
