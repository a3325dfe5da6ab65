import LoginOutlined from '@ant-design/icons-svg/es/asn/LoginOutlined.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { listTenantApps, operationalRoleLogin, signOperationalRole, type TenantApp } from '#contract/sso/jumps.ts'
import { call, useRead } from '#web/kit/client/api.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { Card } from '#web/kit/layout/Card.tsx'
import { Page } from '#web/kit/layout/Page.tsx'
import { useName } from '#web/kit/format/useName.ts'
import { withToken } from './jump.ts'
import css from './OperationalRolePage.module.css'

/** Applications for operational roles: the server signs, a code is exchanged, the browser is redirected. */
export function OperationalRolePage() {
  const { t } = useTranslation()
  const nameOf = useName()
  const apps = useRead(listTenantApps, {})
  const jump = useMutation<void, Error, TenantApp>({
    mutationFn: async ({ app, appDomain }) => {
      const signed = await call(signOperationalRole, { app })
      location.assign(withToken(appDomain, await call(operationalRoleLogin, signed)))
    },
  })
  return (
    <Page title={t('sso.role.title')} purpose={t('sso.role.purpose')}>
      <Card>
        {apps.length === 0 && <Empty illustration="box" title={t('sso.role.none')} reason={t('sso.role.noneReason')} />}
        <ul className={css['apps']}>
          {apps.map((each) => {
            const name = nameOf({ name: each.appName, enName: each.enName })
            return (
              <li key={each.app}>
                <span>
                  <b>{name}</b>
                  <small>{new URL(each.appDomain).host}</small>
                </span>
                <Button
                  icon={<Icon of={LoginOutlined} />}
                  aria-label={t('sso.role.enterApp', { name })}
                  busy={jump.isPending && jump.variables.app === each.app}
                  onClick={() => jump.mutate(each)}
                >
                  {t('sso.role.enter')}
                </Button>
              </li>
            )
          })}
        </ul>
      </Card>
    </Page>
  )
}
