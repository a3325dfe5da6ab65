import type { Actor } from '#kit/actor.ts'
import type { TestTenant } from '../app.ts'

export interface CatalogueFixture {
  tenant: TestTenant
  /** System actor, for transitions without a person. */
  system: Actor
  supplierId: string
  /** 劳保安防 / 手部防护 / 防护手套 */
  categoryIds: [first: string, second: string, leaf: string]
}
