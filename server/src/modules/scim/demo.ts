import type { DemoPart } from '#kit/demoPart.ts'

export const demo: DemoPart = { grants: { operator: ['scim.provision'] } }
