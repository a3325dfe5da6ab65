import type { Module } from '#kit/module.ts'
import { peopleRoutes } from './people.routes.ts'

export const imports: Module = { routes: peopleRoutes }
