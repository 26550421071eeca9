import { ja as besideWords } from "./beside-words/ja.ts";
import { ja as commonWords } from "./common-words/ja.ts";
import { ja as functionWords } from "./function-words/ja.ts";
import type { LanguageData } from "./language-data.ts";

export const ja: LanguageData = {
  functionWords,
  besideWords,
  commonWords,
  titles: `くん
さま
さん
ちゃん
コーチ
中尉
主任
主席
会長
作家
係長
俳優
先生
先輩
准教授
判事
副大統領
区長
医師
博士
司教
君
国王
園長
外相
大佐
大使
大尉
大統領
大臣
大関
天皇
女優
女王
官房長官
室長
容疑者
専務
将軍
少佐
局長
工場長
市長
師匠
店長
弁護士
後輩
所長
投手
捕手
支店長
教授
教皇
書記長
村長
校長
棋士
検事
様
横綱
次長
歌手
殿
殿下
氏
氏ら
法王
牧師
王
王女
王子
班長
町長
皇后
皇帝
監督
看護師
知事
社長
総理
総理大臣
被告
記者
課長
議員
財務相
選手
部長
長官
関
閣下
防衛相
陛下
院長
首相`,
  calendar: `一月
七月
三月
九月
二月
五月
元日
八月
六月
十一月
十二月
十月
四月
土曜
土曜日
平日
日曜
日曜日
月曜
月曜日
木曜
木曜日
正月
水曜
水曜日
火曜
火曜日
祝日
週末
金曜
金曜日`,
  connectors: `の`,
  clitics: "",
  abbreviations: "",
  articles: "",
  genitive: "",
  capitalisesNouns: false,
  adjectivesFollow: false,
  plurals: [],
};
