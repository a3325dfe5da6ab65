import { PlusOutlined } from '@ant-design/icons'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type Application,
  listApplications,
  type NewSecret,
  renewSecret,
  switchApplication,
} from '#contract/provider/provider.ts'
import { useRead, useWrite } from '#web/kit/client/api.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { DataTable } from '#web/kit/data/DataTable.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { confirm, toast } from '#web/kit/overlay/toast.ts'
import { Filters } from '#web/kit/data/Filters.tsx'
import { Card, Stack } from '#web/kit/layout/Card.tsx'
import { Page } from '#web/kit/layout/Page.tsx'
import { Skeleton } from '#web/kit/ui/Skeleton.tsx'
import { Input } from '#web/kit/form/Input.tsx'
import { useQueryOf } from '#web/kit/client/url.ts'
import { useName } from '#web/kit/format/useName.ts'
import { ApplicationDialog } from './ApplicationDialog.tsx'
import { IssuerSections } from './IssuerSections.tsx'
import { SecretDialog } from './SecretDialog.tsx'
import { useApplicationColumns } from './useApplicationColumns.tsx'

/** Other applications whose people log in here, and what they have to be told. */
export function ApplicationsPage() {
  const { t } = useTranslation()
  const [{ keyword }, setQuery] = useQueryOf(listApplications)
  const [opened, setOpened] = useState<Application | 'new'>()
  const [secret, setSecret] = useState<NewSecret>()
  const add = (
    <Button look="solid" icon={<PlusOutlined aria-hidden />} onClick={() => setOpened('new')}>
      {t('provider.office.add')}
    </Button>
  )
  return (
    <Page title={t('provider.office.title')} purpose={t('provider.office.purpose')} actions={add}>
      <Stack>
        <Card>
          <Filters<{ keyword: string | undefined }>
            value={{ keyword }}
            onSearch={setQuery}
            fields={[
              {
                name: 'keyword',
                label: t('provider.office.application'),
                control: <Input maxLength={100} placeholder={t('provider.office.hint')} />,
              },
            ]}
          />
          <Suspense fallback={<Skeleton />}>
            <Found onEdit={setOpened} onSecret={setSecret} />
          </Suspense>
        </Card>
        <Suspense fallback={<Skeleton />}>
          <IssuerSections />
        </Suspense>
      </Stack>
      {opened !== undefined && (
        <ApplicationDialog
          {...(opened === 'new' ? {} : { application: opened })}
          onClose={() => setOpened(undefined)}
          onSecret={setSecret}
        />
      )}
      {secret && <SecretDialog secret={secret} onClose={() => setSecret(undefined)} />}
    </Page>
  )
}

interface FoundProps {
  readonly onEdit: (application: Application) => void
  readonly onSecret: (secret: NewSecret) => void
}

function Found({ onEdit, onSecret }: FoundProps) {
  const { t } = useTranslation()
  const nameOf = useName()
  const [query, setQuery] = useQueryOf(listApplications)
  const page = useRead(listApplications, query)
  const flip = useWrite(switchApplication, { onDone: () => toast.success(t('common.done')) })
  const renew = useWrite(renewSecret, { onDone: onSecret })
  const question = (what: 'off' | 'renew', application: Application) => ({
    title: t(`provider.office.${what}Title`),
    text: t(`provider.office.${what}Text`, { name: nameOf(application) }),
    cancel: t('common.cancel'),
    danger: true,
  })
  const columns = useApplicationColumns({
    onEdit,
    onSwitch: async (application) => {
      const { id, isActive } = application
      const isMeant =
        !isActive || (await confirm({ ...question('off', application), ok: t('provider.office.switchOff') }))
      if (isMeant) flip.mutate({ id, isActive: !isActive })
    },
    onRenew: async (application) => {
      if (await confirm({ ...question('renew', application), ok: t('provider.office.renew') }))
        renew.mutate({ id: application.id })
    },
  })
  const empty =
    query.keyword === undefined ? (
      <Empty drawing="box" title={t('provider.office.none')} reason={t('provider.office.noneReason')} />
    ) : (
      <Empty drawing="search" title={t('provider.office.notFound')} />
    )
  return (
    <DataTable
      label={t('provider.office.title')}
      page={page}
      rowKey={({ id }) => id}
      columns={columns}
      onQuery={setQuery}
      empty={empty}
    />
  )
}
