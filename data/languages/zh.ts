import { zh as besideWords } from "./beside-words/zh.ts";
import { zh as commonWords } from "./common-words/zh.ts";
import { zh as functionWords } from "./function-words/zh.ts";
import type { LanguageData } from "./language-data.ts";

export const zh: LanguageData = {
  functionWords,
  besideWords,
  commonWords,
  titles: `上将
上校
主任
主席
主教
主教练
书记
众议员
作家
先生
公主
创始人
前锋
副主席
副总统
医生
博士
县长
参议员
发言人
同志
国王
处长
外长
大使
天皇
太太
女士
女王
导演
将军
小姐
局长
州长
市长
店长
律师
总书记
总理
总经理
总统
总裁
教授
教皇
教练
村长
校长
歌手
法官
法师
演员
牧师
王子
球员
画家
皇后
皇帝
省长
科学家
秘书长
總理
總統
经理
老师
董事长
行长
议员
记者
诗人
部长
镇长
门将
防长
院长
首相`,
  calendar: `一月
七月
三月
九月
二月
五月
元旦
八月
六月
十一月
十二月
十月
周一
周三
周二
周五
周六
周四
周日
周末
四月
星期一
星期三
星期二
星期五
星期六
星期四
星期天
星期日
春节
礼拜天`,
  connectors: `的`,
  clitics: "",
  abbreviations: "",
  articles: "",
  genitive: "",
  capitalisesNouns: false,
  adjectivesFollow: false,
  plurals: [],
};
