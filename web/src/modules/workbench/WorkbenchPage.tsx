import PlusOutlined from '@ant-design/icons-svg/es/asn/PlusOutlined.js'
import { type ComponentType, type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Permission } from '#contract/permissions.ts'
import { useMay, useMe } from '#web/kit/client/me.ts'
import { useLocale } from '#web/kit/client/preferences.ts'
import { today, useGreeting } from '#web/kit/format/clock.ts'
import { secondOf } from '#web/kit/format/time.ts'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { Page } from '#web/kit/layout/Page.tsx'
import { Button, ButtonLink } from '#web/kit/ui/Button.tsx'
import { dayName } from '#web/kit/format/dayName.ts'
import { lazyWith } from '#web/messages/lazy.ts'
import { DueDates } from './DueDates.tsx'
import { Notices } from './Notices.tsx'
import { Recents } from './Recents.tsx'
import { Shortcuts } from './shortcuts/Shortcuts.tsx'
import { Charts, Figures } from './Statistics.tsx'
import { Todos } from './todos/Todos.tsx'
import css from './WorkbenchPage.module.css'

interface WorkbenchPageProps {
  readonly MenuIcon: ComponentType<{ readonly routeName: string }>
}

const SupplierFigures = lazyWith(
  ['ordering'],
  async () => (await import('#web/modules/ordering/supplier/SupplierFigures.tsx')).SupplierFigures,
)
const OrderTrend = lazyWith(
  ['ordering'],
  async () => (await import('#web/modules/ordering/supplier/OrderTrend.tsx')).OrderTrend,
)
const RecentOrders = lazyWith(
  ['ordering'],
  async () => (await import('#web/modules/ordering/supplier/RecentOrders.tsx')).RecentOrders,
)
const BuyingDepartments = lazyWith(
  ['ordering'],
  async () => (await import('#web/modules/ordering/supplier/BuyingDepartments.tsx')).BuyingDepartments,
)
const RecentGoods = lazyWith(
  ['catalogue'],
  async () => (await import('#web/modules/catalogue/goods/RecentGoods.tsx')).RecentGoods,
)

const KindDialog = lazyWith(
  ['sourcing'],
  async () => (await import('#web/modules/sourcing/projects/KindDialog.tsx')).KindDialog,
)

/** Workbench of all entrances: to-dos, due dates, latest changes and statistics. */
export function WorkbenchPage({ MenuIcon }: WorkbenchPageProps) {
  const { t } = useTranslation()
  const me = useMe()
  const may = useMay()
  const greeting = t(`shell.greeting.${useGreeting()}`)
  if (!me) return null
  const { userName, supplierName, userType } = me.userInfo
  const sells = userType === 'supplier' && may('supplierOrder.read')
  return (
    <Page
      title={t('shell.hello', { greeting, name: supplierName ?? userName })}
      purpose={<Purpose />}
      actions={<Actions />}
    >
      <Suspense fallback={<WorkbenchSkeleton />}>
        {sells && <SupplierFigures />}
        <Figures />
        <div className={css['layout']}>
          <div className={css['main']}>
            <Part className={css['todos']}>
              <Todos />
            </Part>
            <Part className={css['charts']}>{sells ? <OrderTrend /> : <Charts />}</Part>
            <Part className={css['recents']}>
              {sells && <RecentOrders />}
              <Recents />
              {userType === 'purchaser' && may('goods.read') && <RecentGoods max={4} wide />}
            </Part>
          </div>
          <div className={css['side']}>
            <Part className={css['shortcuts']}>
              <Shortcuts MenuIcon={MenuIcon} />
            </Part>
            <Part className={css['due']}>
              <DueDates />
            </Part>
            {sells && (
              <Part className={css['shares']}>
                <BuyingDepartments />
              </Part>
            )}
            <Part className={css['notices']}>
              <Notices />
            </Part>
          </div>
        </div>
      </Suspense>
    </Page>
  )
}

const Part = ({ className, children }: { readonly className: string | undefined; readonly children: ReactNode }) => (
  <div className={`${css['part']} ${className}`}>{children}</div>
)

/** The grid of the page while it loads. All parts appear at once: one that came later would move the others. */
function WorkbenchSkeleton() {
  const { t } = useTranslation()
  return (
    <div className={css['loading']} aria-busy>
      <span className="visuallyHidden">{t('common.loading')}</span>
      <i className={css['strip']} />
      <div className={css['layout']}>
        <div className={css['main']}>
          <i />
          <i />
        </div>
        <div className={css['side']}>
          <i />
          <i />
        </div>
      </div>
    </div>
  )
}

/** Department, date and last login. */
function Purpose() {
  const { t } = useTranslation()
  const me = useMe()
  const tag = useLocale() === 'zh_CN' ? 'zh-CN' : 'en'
  if (!me) return null
  const { supplierName, userName, lastLoginAt } = me.userInfo
  const day = dayName(today(), tag)
  const parts = [
    supplierName === null ? me.deptInfo.fullDeptName : userName,
    day,
    ...(lastLoginAt === null ? [] : [t('workbench.lastLogin', { at: secondOf(lastLoginAt).slice(0, -3) })]),
  ]
  return (
    <span className={css['purpose']}>
      {parts.map((part) => (
        <span key={part}>{part}</span>
      ))}
    </span>
  )
}

const actions = [
  { entrance: 'purchaser', needs: 'goods.read', to: '/mall', label: 'toMall' },
  { entrance: 'supplier', needs: 'product.manage', to: '/supplierProduct', label: 'newProduct' },
  { entrance: 'supplier', needs: 'supplierProject.join', to: '/supplierProjects', label: 'projects' },
  { entrance: 'operator', needs: 'article.manage', to: '/articleEdit', label: 'writeArticle' },
] as const satisfies readonly { entrance: string; needs: Permission; to: string; label: string }[]

/** Frequent actions; the last one is the primary one. */
function Actions() {
  const { t } = useTranslation()
  const me = useMe()
  const may = useMay()
  const own = actions.filter(({ entrance, needs }) => entrance === me?.userInfo.userType && may(needs))
  const begins = me?.userInfo.userType === 'purchaser' && may('project.manage')
  return (
    <>
      {own.map(({ to, label }, at) => (
        <ButtonLink
          key={to}
          to={to}
          variant={at === own.length - 1 && !begins ? 'solid' : 'plain'}
          icon={label === 'newProduct' ? <Icon of={PlusOutlined} /> : undefined}
        >
          {t(`workbench.${label}`)}
        </ButtonLink>
      ))}
      {begins && <NewProject />}
    </>
  )
}

function NewProject() {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="solid" icon={<Icon of={PlusOutlined} />} onClick={() => setIsOpen(true)}>
        {t('workbench.newProject')}
      </Button>
      {isOpen && (
        <Suspense>
          <KindDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
