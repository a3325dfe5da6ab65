import PlusOutlined from '@ant-design/icons-svg/es/asn/PlusOutlined.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type Application,
  exportApplications,
  listApplications,
  type NewSecret,
  renewSecret,
  switchApplication,
} from '#contract/provider/provider.ts'
import { useWrite } from '#web/kit/client/api.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { confirm, toast } from '#web/kit/overlay/toast.ts'
import { Stack } from '#web/kit/layout/Card.tsx'
import { Page } from '#web/kit/layout/Page.tsx'
import { Skeleton } from '#web/kit/ui/Skeleton.tsx'
import { Input } from '#web/kit/form/Input.tsx'
import { useName } from '#web/kit/format/useName.ts'
import { ApplicationDialog } from './ApplicationDialog.tsx'
import { IssuerSections } from './IssuerSections.tsx'
import { SecretDialog } from './SecretDialog.tsx'
import { ListPanel } from '#web/kit/list/ListPage.tsx'
import { useUrlQuery } from '#web/kit/list/useListQuery.ts'
import { useApplicationColumns } from './useApplicationColumns.tsx'

/** Other applications whose people log in here, and what they have to configure. */
export function ApplicationsPage() {
  const { t } = useTranslation()
  const [opened, setOpened] = useState<Application | 'new'>()
  const [secret, setSecret] = useState<NewSecret>()
  const add = (
    <Button variant="solid" icon={<Icon of={PlusOutlined} />} onClick={() => setOpened('new')}>
      {t('provider.admin.add')}
    </Button>
  )
  return (
    <Page title={t('provider.admin.title')} purpose={t('provider.admin.purpose')} actions={add}>
      <Stack>
        <Applications onEdit={setOpened} onSecret={setSecret} />
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

interface ApplicationsProps {
  readonly onEdit: (application: Application) => void
  readonly onSecret: (secret: NewSecret) => void
}

function Applications({ onEdit, onSecret }: ApplicationsProps) {
  const { t } = useTranslation()
  const nameOf = useName()
  const [query] = useUrlQuery(listApplications)
  const flip = useWrite(switchApplication, { onDone: () => toast.success(t('common.done')) })
  const renew = useWrite(renewSecret, { onDone: onSecret })
  const question = (what: 'off' | 'renew', application: Application) => ({
    title: t(`provider.admin.${what}Title`),
    text: t(`provider.admin.${what}Text`, { name: nameOf(application) }),
    cancel: t('common.cancel'),
    danger: true,
  })
  const columns = useApplicationColumns({
    onEdit,
    onSwitch: async (application) => {
      const { id, isActive } = application
      const isMeant =
        !isActive || (await confirm({ ...question('off', application), ok: t('provider.admin.switchOff') }))
      if (isMeant) flip.mutate({ id, isActive: !isActive })
    },
    onRenew: async (application) => {
      if (await confirm({ ...question('renew', application), ok: t('provider.admin.renew') }))
        renew.mutate({ id: application.id })
    },
  })
  const empty =
    query.keyword === undefined ? (
      <Empty illustration="box" title={t('provider.admin.none')} reason={t('provider.admin.noneReason')} />
    ) : (
      <Empty illustration="search" title={t('provider.admin.notFound')} />
    )
  return (
    <ListPanel
      route={listApplications}
      exported={exportApplications}
      label={t('provider.admin.title')}
      rowKey={({ id }) => id}
      columns={columns}
      filters={[
        {
          name: 'keyword',
          label: t('provider.admin.application'),
          control: <Input maxLength={100} placeholder={t('provider.admin.hint')} />,
        },
      ]}
      empty={empty}
    />
  )
}
