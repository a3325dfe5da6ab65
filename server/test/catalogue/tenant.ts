import type { Actor } from '#kit/actor.ts'
import type { TestTenant } from '../app.ts'

export interface CatalogueFixture {
  tenant: TestTenant
  /** The product itself, for legal moves that nobody in particular makes. */
  system: Actor
  supplierId: string
  /** 劳保安防 / 手部防护 / 防护手套 */
  categoryIds: [first: string, second: string, leaf: string]
}
