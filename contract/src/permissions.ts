import { ofAll } from './kit/manifest.ts'
import { modules } from './modules.ts'

/**
 * Every permission of the product; a route names the least that is needed to call it. Each is declared by its module.
 */
export const permissions = ofAll(modules, 'permissions')

export type Permission = keyof typeof permissions

declare module './kit/route.ts' {
  interface AccessKinds {
    readonly permission: keyof typeof permissions
  }
}
