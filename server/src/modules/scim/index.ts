import type { Module } from '#kit/module.ts'
import { scimRoutes } from './scim.routes.ts'

/** Directories create, change and disable accounts by SCIM 2.0. */
export const scim: Module = { routes: scimRoutes }
