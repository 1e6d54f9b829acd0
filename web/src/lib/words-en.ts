/** The messages that the client says in one language. */

const files = import.meta.glob<string>(
  [
    "../../../src/zehn/sheets/words/en/{web,web_sort,pad,pad_sort,table,replay,record_file,reasons,server,refusals}.ftl",
    "../../../src/zehn/sheets/words/en/{profisort,sheets,terminal,rules,dice,dice_table,levels,players,sort_players}.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);

export default Object.values(files);
