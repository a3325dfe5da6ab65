import PlusOutlined from '@ant-design/icons-svg/es/asn/PlusOutlined.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { useTranslation } from 'react-i18next'
import { listApprovalRules } from '#contract/approvals/approvalRules.ts'
import { useRead } from '#web/kit/client/api.ts'
import { ButtonLink } from '#web/kit/ui/Button.tsx'
import { Table } from '#web/kit/list/Table.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { Card } from '#web/kit/layout/Card.tsx'
import { Page } from '#web/kit/layout/Page.tsx'
import { useRuleColumns } from './useRuleColumns.tsx'

/**
 * Approval rules in order of priority, all on one page: all rules that apply count, so they are read together, and an
 * organisation has a few dozen.
 */
export function RulesPage() {
  const { t } = useTranslation()
  const rules = useRead(listApprovalRules, {})
  const add = (
    <ButtonLink variant="solid" icon={<Icon of={PlusOutlined} />} to="/approvalRule">
      {t('approvalRules.add')}
    </ButtonLink>
  )
  return (
    <Page title={t('approvalRules.title')} purpose={t('approvalRules.purpose')} actions={add}>
      <Card>
        <Table
          label={t('approvalRules.title')}
          rows={rules}
          rowKey={({ id }) => id}
          columns={useRuleColumns()}
          empty={<Empty illustration="box" title={t('approvalRules.none')} reason={t('approvalRules.noneReason')} />}
        />
      </Card>
    </Page>
  )
}
