import { KeyFigures } from './KeyFigures.tsx'
import { ApprovalPanel, BudgetPanel, DealPanel, HappeningPanel } from './MoneyPanels.tsx'
import type { PanelProps } from './panelProps.ts'
import { FunnelPanel, QuoteHoursPanel } from './SourcingPanels.tsx'
import { StockStrip } from './StockStrip.tsx'
import { CategoryPanel, DepartmentPanel, SupplierPanel, TrendPanel } from './SpendPanels.tsx'

/** All panels of the cockpit, in the order in which they are read. */
export const Panels = (props: PanelProps) => (
  <>
    <KeyFigures {...props} />
    <TrendPanel {...props} />
    <CategoryPanel {...props} />
    <DepartmentPanel {...props} />
    <FunnelPanel {...props} />
    <QuoteHoursPanel {...props} />
    <DealPanel {...props} />
    <BudgetPanel {...props} />
    <SupplierPanel {...props} />
    <ApprovalPanel {...props} />
    <HappeningPanel {...props} />
    <StockStrip {...props} />
  </>
)
