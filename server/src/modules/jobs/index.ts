import type { Module } from '#kit/module.ts'
import { deadLetterRoutes } from './deadLetter.routes.ts'

export const jobs: Module = { routes: deadLetterRoutes }
