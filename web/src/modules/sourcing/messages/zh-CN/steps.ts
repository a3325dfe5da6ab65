/** Progress of a project. */
export const steps = {
  label: '项目进度',
  step: {
    published: '项目发布',
    enrolment: '报名及资格预审',
    quoting: '报价',
    award: '待确认中标结果',
    result: '结果发布',
    completed: '已完成',
  },
  span: '{{from}} 至 {{to}}',
  until: '至 {{to}}',
}
