import type { Module } from '#kit/module.ts'
import { enterRoutes, jumpRoutes } from './enter.routes.ts'
import { entryRoutes } from './entry.routes.ts'
import { formRoutes } from './form.routes.ts'
import { openGround, type SsoOptions } from './ground.ts'

export { createApp } from './app.service.ts'
export { addSubject, createEntry, switchEntry } from './entry.service.ts'
export { hasProvenEntry } from './entry.store.ts'
export { openGround } from './ground.ts'

export const sso = (options: SsoOptions): Module => ({
  routes: (app) => {
    const ground = openGround(options, app.context.encryptionKey)
    entryRoutes(app, ground)
    enterRoutes(app, ground)
    jumpRoutes(app, ground)
    formRoutes(app, ground)
  },
})
