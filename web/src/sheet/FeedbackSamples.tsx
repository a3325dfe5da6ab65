import { Section } from '#web/kit/layout/Section.tsx'
import { SectionNav } from '#web/kit/layout/SectionNav.tsx'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { Skeleton } from '#web/kit/ui/Skeleton.tsx'
import { type Step, Steps } from '#web/kit/ui/Steps.tsx'
import { Timeline } from '#web/kit/ui/Timeline.tsx'
import css from './Sheet.module.css'

const steps: readonly Step[] = [
  { key: 'file', label: '选择文件', state: 'done' },
  { key: 'match', label: '匹配列', state: 'done' },
  { key: 'check', label: '检查数据', state: 'current' },
  { key: 'import', label: '导入', state: 'future' },
]

const sections = [
  { id: 'sheet-basics', title: '基本信息' },
  { id: 'sheet-rules', title: '竞价规则', isWrong: true },
  { id: 'sheet-files', title: '附件' },
]

export function FeedbackSamples() {
  return (
    <Section title="流程与反馈">
      <div className={css['samples']}>
        <Steps label="导入步骤" steps={steps} variant="path" />
        <Steps
          label="订单进度"
          steps={steps.map((step, at) => ({ ...step, note: `11-2${at} 10:12` }))}
          variant="rail"
        />
        <Timeline
          steps={[
            { key: '1', state: 'done', title: '提交', who: '林知远', time: '11-20 10:12' },
            { key: '2', state: 'done', title: '部门负责人审批', who: '沈若川', time: '11-20 11:40', opinion: '同意。' },
            { key: '3', state: 'current', title: '财务复核', who: '顾清和' },
            { key: '4', state: 'future', title: '供应商接单' },
          ]}
        />
        {(['info', 'warn', 'err'] as const).map((tone) => (
          <Alert key={tone} tone={tone} title="2027 年度预算将于 12 月 1 日生效">
            提交时占用预算，驳回或取消后释放。
          </Alert>
        ))}
        <Empty
          illustration="search"
          title="没有符合条件的供应商"
          reason="请更换关键字，或清除筛选条件"
          action={<Button>清除筛选</Button>}
        />
        <Skeleton rows={3} />
        <SectionNav sections={sections}>
          {sections.map(({ id, title }) => (
            <Section key={id} id={id} title={title} bare>
              {title}的字段
            </Section>
          ))}
        </SectionNav>
      </div>
    </Section>
  )
}
