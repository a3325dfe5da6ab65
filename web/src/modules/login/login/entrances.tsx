import AuditOutlined from '@ant-design/icons-svg/es/asn/AuditOutlined.js'
import BankOutlined from '@ant-design/icons-svg/es/asn/BankOutlined.js'
import DashboardOutlined from '@ant-design/icons-svg/es/asn/DashboardOutlined.js'
import ShopOutlined from '@ant-design/icons-svg/es/asn/ShopOutlined.js'
import SolutionOutlined from '@ant-design/icons-svg/es/asn/SolutionOutlined.js'
import UserOutlined from '@ant-design/icons-svg/es/asn/UserOutlined.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import type { ReactNode } from 'react'
import type { Entrance } from '#contract/kit/entrance.ts'

export const entranceIcons: Readonly<Record<Entrance, ReactNode>> = {
  purchaser: <Icon of={UserOutlined} />,
  supplier: <Icon of={ShopOutlined} />,
  operator: <Icon of={DashboardOutlined} />,
  agency: <Icon of={BankOutlined} />,
  expert: <Icon of={SolutionOutlined} />,
  supervisor: <Icon of={AuditOutlined} />,
}
export const mainEntrances: readonly Entrance[] = ['purchaser', 'supplier', 'operator']
export const otherEntrances: readonly Entrance[] = ['expert', 'agency', 'supervisor']
