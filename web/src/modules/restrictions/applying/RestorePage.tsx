import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import * as contract from '#contract/restrictions/blackList.ts'
import { useRead } from '#web/kit/client/api.ts'
import { Brief } from '#web/kit/format/Brief.tsx'
import { RowName, Stack } from '#web/kit/layout/Card.tsx'
import { Page } from '#web/kit/layout/Page.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { useUrlQuery } from '#web/kit/list/useListQuery.ts'
import { RecordPanel } from '#web/kit/record/RecordPage.tsx'
import { callTo } from '#web/kit/record/useRecordActions.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { useFunctionName } from '../useFunctionName.ts'
import { ApplicationDetail } from './ApplicationDetail.tsx'
import { ApplicationState } from './ApplicationState.tsx'
import css from './RestorePage.module.css'
import { RestoreDialog } from './RestoreDialog.tsx'
import { useStatusTabs } from './useStatusTabs.ts'

/** Restricted functions of the person, and the applications to restore them. */
export function RestorePage() {
  const { t } = useTranslation()
  const disabled = useRead(contract.getDisable, {})
  const [params, setParams] = useSearchParams()
  const [isApplying, setIsApplying] = useState(params.has('apply') && disabled.length > 0)
  const close = () => {
    setIsApplying(false)
    if (params.has('apply')) setParams({}, { replace: true })
  }
  // A person has at most one draft or pending application, which is the newest.
  const [newest] = useRead(contract.listMyApplications, {}).records
  const draft = newest?.status === '01' ? newest : undefined
  const pending = newest?.status === '02' ? newest : undefined
  const mayApply = disabled.length > 0 && !pending
  const apply = mayApply && (
    <Button variant="solid" onClick={() => setIsApplying(true)}>
      {t(draft ? 'restoring.continue' : 'restoring.apply')}
    </Button>
  )
  return (
    <Page title={t('restoring.title')} purpose={t('restoring.purpose')} actions={apply}>
      <Stack>
        {pending && disabled.length > 0 && <Alert tone="info" title={t('restoring.pending')} />}
        <Disabled disabled={disabled} pending={pending?.permissionIdList ?? []} />
        <Applications disabled={disabled} />
      </Stack>
      {isApplying && mayApply && <RestoreDialog disabled={disabled} draft={draft} onClose={close} />}
    </Page>
  )
}

interface DisabledProps {
  readonly disabled: readonly contract.DisabledFunction[]
}

interface DisabledListProps extends DisabledProps {
  /** Functions whose restoring is in review. */
  readonly pending: readonly contract.DisabledFunction['permissionId'][]
}

function Disabled({ disabled, pending }: DisabledListProps) {
  const { t } = useTranslation()
  const nameOf = useFunctionName()
  if (disabled.length === 0)
    return (
      <Section title={t('restoring.disabled')}>
        <Empty illustration="box" title={t('restoring.noneDisabled')} reason={t('restoring.noneDisabledReason')} />
      </Section>
    )
  return (
    <Section title={t('restoring.disabled')}>
      <ul className={css['disabled']}>
        {disabled.map(({ permissionId, reason, endTime }) => (
          <li key={permissionId}>
            <b>{nameOf(permissionId)}</b>
            {pending.includes(permissionId) ? <ApplicationState status="02" /> : <i />}
            <span>{reason}</span>
            <small>{endTime === null ? t('restoring.forever') : <Until at={endTime} />}</small>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Until({ at }: { readonly at: string }) {
  const { t } = useTranslation()
  const [before = '', after = ''] = t('restoring.until', { time: '|' }).split('|')
  return (
    <>
      {before}
      <Brief at={at} />
      {after}
    </>
  )
}

const versionOf = ({ id, version }: contract.MyApplication) => ({ id, version })

function Applications({ disabled }: DisabledProps) {
  const nameOf = useFunctionName()
  const [{ status }, setQuery] = useUrlQuery(contract.listMyApplications)
  return (
    <RecordPanel
      texts="restoring.mine"
      route={contract.listMyApplications}
      rowKey={({ id }) => id}
      tabs={useStatusTabs(['01', '02', '03', '04'], status, setQuery)}
      columns={[
        {
          key: 'permissionIdList',
          lead: true,
          render: ({ permissionIdList, applyReason }) => (
            <RowName under={applyReason}>{permissionIdList.map(nameOf).join(' · ') || '-'}</RowName>
          ),
        },
        { key: 'status', render: ({ status: state }) => <ApplicationState status={state} /> },
        { key: 'reply', desk: true, render: ({ reply }) => reply || '-' },
        { key: 'createdAt', render: ({ createdAt }) => <Brief at={createdAt} /> },
      ]}
      actions={{
        detail: {
          shown: () => true,
          renderDialog: (row, close) => <ApplicationDetail application={row} onClose={close} />,
        },
        edit: {
          shown: ({ status: state }) => state === '01' && disabled.length > 0,
          renderDialog: (row, close) => <RestoreDialog disabled={disabled} draft={row} onClose={close} />,
        },
        withdraw: {
          shown: ({ status: state }) => state === '02',
          call: callTo(contract.withdrawRestore, versionOf),
        },
      }}
    />
  )
}
