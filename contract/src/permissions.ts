import { ofAll } from './kit/manifest.ts'
import { modules } from './modules.ts'

/** Permissions of all modules; a route declares the one that it requires. */
export const permissions = ofAll(modules, 'permissions')

export type Permission = keyof typeof permissions

declare module './kit/route.ts' {
  interface AccessKinds {
    readonly permission: keyof typeof permissions
  }
}

/** Whether a text is a permission of the product. */
export const isPermission = (code: string): code is Permission => Object.hasOwn(permissions, code)
