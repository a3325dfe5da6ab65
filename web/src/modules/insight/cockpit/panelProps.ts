import type { Cockpit } from '#contract/insight/cockpit.ts'
import type { InsightFilter } from '#contract/insight/filter.ts'
import type { pathWith } from '../useInsightQuery.ts'

/** Props of the panels of the cockpit. */
export interface PanelProps {
  readonly cockpit: Cockpit
  readonly filter: Pick<InsightFilter, 'since' | 'until' | 'deptId' | 'categoryId' | 'supplierId' | 'procedure'>
  /** Address of the page behind a figure; undefined where figures lead nowhere. */
  readonly drill: (...of: Parameters<typeof pathWith>) => string | undefined
}
