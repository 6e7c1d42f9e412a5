export const usage = `Usage: npm run inbox -- COMMAND
  list            all messages, newest first; also without a command
  search WORDS    the messages that contain all of these words
  show ID         one message, by its reference or its id
  done ID         mark a message as dealt with; open ID takes it back
  note ID TEXT    keep a note with a message; without a text it is removed
  export --csv    all messages as a table for a spreadsheet; --json for a program
  retry ID        send its mail again
  retry --all     send all mails again that have not been sent
  erase EMAIL     delete every message from this address
  backup FILE     write a copy of all messages; on PostgreSQL use pg_dump
  import FOLDER   add the messages from the DATA_DIR of a stopped server
  purge           delete what is older than its retention period

list, search and export take filters:
  --open, --done, --unmailed (neither mailed nor done)
  --since DATE, --until DATE, both included, such as 2026-11-01, in UTC

Every command takes --json.`;
