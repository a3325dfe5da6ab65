import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import * as contract from '#contract/wallet/points.ts'
import { Tabs } from '#web/kit/form/Tabs.tsx'
import { Brief } from '#web/kit/format/Brief.tsx'
import { today } from '#web/kit/format/clock.ts'
import { Card, RowName, Stack } from '#web/kit/layout/Card.tsx'
import { Page } from '#web/kit/layout/Page.tsx'
import { toast } from '#web/kit/overlay/toast.ts'
import { AddButton, RecordPanel } from '#web/kit/record/RecordPage.tsx'
import { RouteFormDialog } from '#web/kit/record/RouteFormDialog.tsx'
import { callTo } from '#web/kit/record/useRecordActions.tsx'
import { StatusTag } from '#web/kit/ui/StatusTag.tsx'

const views = ['rules', 'grants'] as const
const versionOf = ({ id, version }: contract.PointRule) => ({ id, version })

/** Rules by which orders earn points, and points that operators have granted. */
export function PointRulesPage() {
  const { t } = useTranslation()
  const [search, setSearch] = useSearchParams()
  const view = views.find((each) => each === search.get('view')) ?? 'rules'
  return (
    <Page
      title={t('pointRules.title')}
      purpose={t('pointRules.purpose')}
      actions={
        view === 'rules' ? (
          <AddButton label={t('pointRules.add')} renderDialog={(close) => <RuleDialog onClose={close} />} />
        ) : (
          <AddButton label={t('pointGrants.add')} renderDialog={(close) => <GrantDialog onClose={close} />} />
        )
      }
    >
      <Stack>
        <Card>
          <Tabs
            label={t('pointRules.views')}
            value={view}
            onChange={(next) => setSearch(next === 'rules' ? {} : { view: next })}
            options={views.map((value) => ({ value, label: t(`pointRules.view.${value}`) }))}
          />
        </Card>
        {view === 'rules' ? <RulesPanel /> : <GrantsPanel />}
      </Stack>
    </Page>
  )
}

function RulesPanel() {
  const { t } = useTranslation()
  const move = (action: 'disable' | 'enable') =>
    callTo(contract.movePointRule, (row: contract.PointRule) => ({ ...versionOf(row), action }))
  return (
    <RecordPanel
      texts="pointRules"
      route={contract.listPointRules}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'name',
          lead: true,
          render: ({ name, pointsPerYuan }) => (
            <RowName under={t('pointRules.rate', { points: pointsPerYuan })}>{name}</RowName>
          ),
        },
        {
          key: 'state',
          render: ({ state }) => (
            <StatusTag tone={state === 'active' ? 'ok' : 'mute'}>
              {t(`pointRules.field.state.options.${state}`)}
            </StatusTag>
          ),
        },
        { key: 'mostPerOrder', right: true, desk: true, render: ({ mostPerOrder }) => mostPerOrder },
        { key: 'validMonths', right: true, desk: true, render: ({ validMonths }) => validMonths },
        { key: 'earned', right: true, render: ({ earned }) => earned },
      ]}
      actions={{
        edit: { renderDialog: (row, close) => <RuleDialog rule={row} onClose={close} /> },
        disable: { call: move('disable') },
        enable: { call: move('enable') },
      }}
    />
  )
}

interface RuleDialogProps {
  readonly rule?: contract.PointRule
  readonly onClose: () => void
}

function RuleDialog({ rule, onClose }: RuleDialogProps) {
  const { t } = useTranslation()
  return (
    <RouteFormDialog
      title={t(rule ? 'pointRules.editTitle' : 'pointRules.add')}
      route={rule ? contract.editPointRule : contract.createPointRule}
      fixed={rule && versionOf(rule)}
      initial={rule ?? { pointsPerYuan: 1, mostPerOrder: 5000, validMonths: 12 }}
      labels="pointRules.form"
      fields={{ name: { wide: true }, pointsPerYuan: {}, mostPerOrder: {}, validMonths: {} }}
      onClose={onClose}
    />
  )
}

function GrantsPanel() {
  return (
    <RecordPanel
      texts="pointGrants"
      route={contract.listPointGrants}
      exported={contract.exportPointGrants}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'userName',
          lead: true,
          render: ({ userName, account, deptName }) => <RowName under={`${account} · ${deptName}`}>{userName}</RowName>,
        },
        { key: 'points', sort: 'points', right: true, render: ({ points }) => points },
        { key: 'expiresOn', render: ({ expiresOn }) => expiresOn },
        { key: 'reason', desk: true },
        { key: 'grantedByName', desk: true },
        { key: 'createdAt', sort: 'createdAt', render: ({ createdAt }) => <Brief at={createdAt} /> },
      ]}
      actions={{}}
    />
  )
}

function GrantDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <RouteFormDialog
      title={t('pointGrants.add')}
      route={contract.grantPoints}
      initial={{ expiresOn: `${today().slice(0, 4)}-12-31` }}
      labels="pointGrants.form"
      fields={{ account: {}, points: {}, expiresOn: {}, reason: { wide: true } }}
      onDone={() => toast.success(t('pointGrants.granted'))}
      onClose={onClose}
    />
  )
}
