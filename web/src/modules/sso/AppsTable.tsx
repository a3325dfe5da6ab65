import PlusOutlined from '@ant-design/icons-svg/es/asn/PlusOutlined.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type App, exportApps, listApps, switchApp } from '#contract/sso/ssoApps.ts'
import { useWrite } from '#web/kit/client/api.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { LocalList } from '#web/kit/list/List.tsx'
import type { Column } from '#web/kit/list/column.ts'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { toast } from '#web/kit/overlay/toast.ts'
import { RowActions, RowName } from '#web/kit/layout/Card.tsx'
import { StatusTag } from '#web/kit/ui/StatusTag.tsx'
import { useName } from '#web/kit/format/useName.ts'
import { AppDialog } from './AppDialog.tsx'
import css from './SsoEntriesPage.module.css'

/** Applications that people go on to. */
export function AppsTable() {
  const { t } = useTranslation()
  const nameOf = useName()
  const [opened, setOpened] = useState<App | 'new'>()
  const close = () => setOpened(undefined)
  const flip = useWrite(switchApp)
  const onSwitch = ({ id, version, isEnabled }: App) =>
    flip.mutate({ id, version, isEnabled: !isEnabled }, { onSuccess: () => toast.success(t('common.done')) })
  const columns: readonly Column<App>[] = [
    {
      key: 'name',
      title: t('sso.field.name'),
      lead: true,
      render: (app) => <RowName under={app.code}>{nameOf(app)}</RowName>,
    },
    { key: 'kind', title: t('sso.field.kind'), render: ({ kind }) => t(`sso.kind.${kind}`) },
    {
      key: 'address',
      title: t('sso.field.target'),
      render: ({ address }) => <span className={css['found']}>{address}</span>,
    },
    {
      key: 'isEnabled',
      title: t('sso.field.isEnabled'),
      render: ({ isEnabled, bareDigest }) => (
        <>
          <StatusTag tone={isEnabled ? 'ok' : 'mute'}>{t(isEnabled ? 'sso.admin.on' : 'sso.admin.off')}</StatusTag>
          {bareDigest && <StatusTag tone="warn">{t('sso.admin.bare')}</StatusTag>}
        </>
      ),
    },
    {
      key: 'actions',
      title: t('common.actions'),
      render: (app) => (
        <RowActions>
          <Button variant="text" onClick={() => setOpened(app)}>
            {t('common.edit')}
          </Button>
          <Button variant="text" onClick={() => onSwitch(app)}>
            {t(app.isEnabled ? 'sso.admin.act.switchOff' : 'sso.admin.act.switchOn')}
          </Button>
        </RowActions>
      ),
    },
  ]
  return (
    <>
      <div className={css['bar']}>
        <p>{t('sso.admin.appsNote')}</p>
        <Button variant="solid" icon={<Icon of={PlusOutlined} />} onClick={() => setOpened('new')}>
          {t('sso.admin.addApp')}
        </Button>
      </div>
      <LocalList
        route={listApps}
        exported={exportApps}
        label={t('sso.admin.tabs.apps')}
        rowKey={({ id }) => id}
        columns={columns}
        empty={<Empty illustration="box" title={t('sso.admin.noApps')} reason={t('sso.admin.noAppsReason')} />}
      />
      {opened !== undefined && <AppDialog {...(opened === 'new' ? {} : { app: opened })} onClose={close} />}
    </>
  )
}
