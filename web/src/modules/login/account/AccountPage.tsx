import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, ButtonLink } from '#web/kit/ui/Button.tsx'
import { DescriptionList } from '#web/kit/layout/DescriptionList.tsx'
import { useMe } from '#web/kit/client/me.ts'
import { Page } from '#web/kit/layout/Page.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { secondOf } from '#web/kit/format/time.ts'
import css from './Account.module.css'
import { AccountSwitch } from './AccountSwitch.tsx'
import { Contact } from './Contact.tsx'
import { FactorsSection } from './FactorsSection.tsx'
import { LoginsSection } from './LoginsSection.tsx'
import { SessionsSection } from './SessionsSection.tsx'

/** Account page: personal data, login methods, sessions. */
export function AccountPage() {
  const { t } = useTranslation()
  const [isSwitching, setSwitching] = useState(false)
  const me = useMe()
  if (!me) return null
  const { userInfo, deptInfo } = me
  return (
    <Page title={t('login.mine.title')} purpose={t('login.mine.purpose')}>
      <div className={css['page']}>
        <Section
          title={t('login.mine.basics')}
          actions={
            <Button size="sm" onClick={() => setSwitching(true)}>
              {t('login.switch.title')}
            </Button>
          }
        >
          <DescriptionList
            items={[
              { label: t('login.mine.name'), value: userInfo.userName },
              { label: t('login.account'), value: userInfo.userCode },
              { label: t('login.mine.dept'), value: userInfo.supplierName ?? deptInfo.fullDeptName },
              { label: t('login.mine.roles'), value: userInfo.roles.join(' · ') },
              { label: t('login.mine.mobile'), value: <Contact kind="mobile" value={userInfo.mobile} /> },
              { label: t('login.mine.email'), value: <Contact kind="email" value={userInfo.email} /> },
              { label: t('login.mine.lastLogin'), value: userInfo.lastLoginAt ? secondOf(userInfo.lastLoginAt) : '' },
            ]}
          />
        </Section>
        <Section
          title={t('login.mine.methods')}
          actions={
            <>
              <ButtonLink size="sm" to="/passwordEdit">
                {t('login.changeNow')}
              </ButtonLink>
              <ButtonLink size="sm" to="/myCertificates">
                {t('login.mine.certificates')}
              </ButtonLink>
            </>
          }
        >
          <p className={css['note']}>{t('login.mine.methodsReason')}</p>
        </Section>
        <FactorsSection />
        <SessionsSection />
        <LoginsSection />
      </div>
      {isSwitching && <AccountSwitch onClose={() => setSwitching(false)} />}
    </Page>
  )
}
