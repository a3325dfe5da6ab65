import type { Module } from '#kit/module.ts'
import type { WorkbenchSources } from '#kit/workbench/sources.ts'
import { registryOf } from './registry.ts'
import { workbenchRoutes } from './workbench.routes.ts'

/** The workbench is composed of the sources of other modules. */
export const workbench = (sources: () => readonly WorkbenchSources[]): Module => ({
  routes: (app) => workbenchRoutes(registryOf(sources()))(app),
})
