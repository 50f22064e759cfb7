export const USAGE = `makerstep: your guides from the command line

  makerstep login --server URL       reads an access token (made in the settings, under "Access tokens") and keeps it
  makerstep logout                   forgets it here; revoke it in the settings
  makerstep list [--status STATUS]   your guides: published, unpublished, archived or all; all but archived when not given; those that operators took down are marked takenDown
  makerstep create FILE.json ...     makes guides: the fields of POST /v1/dashboard/projects, with "steps" and "questions"; one, a list, or one a line
  makerstep export ID -o FILE.zip    one guide with all languages and pictures; with several IDs, -o is a folder
  makerstep export --all -o FILE.zip all of them in one file
  makerstep import FILE or FOLDER    brings guides back, or makes them from Markdown with pictures beside it; --mode skip, copy or replace for those that are there (skip), --publish
  makerstep fetch SITE --out FILE.zip brings the guides of your site of Dozuki or iFixit into files that import takes; --only TAG, --private with --token TOKEN ("-" asks for it), --yes asks nothing; run it again to go on
  makerstep publish ID ...           lets readers see them; "-" reads the IDs from standard input, one a line
  makerstep unpublish ID ...         takes them from readers

For operators of the site, with a token that has the scope "operate":
  makerstep site show                what the site is called and looks like, who may read it and who may join
  makerstep site set FIELD=VALUE ... the fields that it shows: name="Fixit Club" imprint.en=@imprint.txt links=https://a.example,https://b.example refusedWords=@words.txt shows.pricing=off joining.mode=closed readers=signedIn; nothing after = for the default; logo=FILE.png needs the scope "write" too
  makerstep invite LABEL             makes a link that invites; --uses 1, --days 7 (1, 7, 30 or 90); also list, and end ID ...
  makerstep notices                  the guides that readers reported; --status takenDown for those that were taken down
  makerstep notices leave ID ...     decides about them; also ask, take-down and put-back; --reason TEXT goes to creators and reporters. Accounts are removed in the browser only
  makerstep accounts                 the accounts; --status suspended or unconfirmed; suspend ID ..., suspend-with-guides ID ... readmit ID ... and hand-over ID --to EMAIL, which gives its guides to that account, with --reason TEXT, which the person gets by mail. Accounts are removed in the browser only
  makerstep guides                   the published guides of the site; --status waiting, byLink or takenDown; take-down ID ... and put-back ID ... with --reason TEXT, which creators get by mail; let-through ID ... lists those that wait
  makerstep labels                   the tags in use, or with --kind category the categories; rename NAME ... --to NEW --lang en gives one or several one name in all guides; remove NAME ... --lang en; changes shows how far it is, undo ID takes it back within 24 hours
  makerstep verified                 the verified creators; give UID ... and take UID ... with --reason TEXT
  makerstep messages                 the messages of the contact form; --status open, answered or all; answered ID ... marks them, open ID ... takes that back
  makerstep figures                  views, visits and finished guides of each of the last 30 days, as CSV; --json has guides, accounts, storage and searches that found nothing, too
  makerstep mails                    the mails of 30 days, without their contents; --status failed for those that were not sent
  makerstep test-mail                sends a mail to your own address, and says what the mail server said; the exit code is 1 if it was refused
  makerstep backups                  the backups that the site made by itself; backups now makes one. Their schedule: site set backups.hour=3 (UTC; nothing for none) backups.keep=14 backups.place=bucket backups.rehearse=on
  makerstep log                      what operators did in 24 months, as CSV
On the machine that runs the product, in its folder, without a token:
  makerstep doctor                   checks settings, database, storage, mail, backups, sign-in, clock, disk and memory, and says what to do; the exit code is 1 on a fault
  makerstep operator add EMAIL       makes that account an operator; also remove EMAIL, and list
  makerstep accounts remove-second-step EMAIL  for a person who lost passkeys, app and recovery codes: logging in then needs no second step

  makerstep help                     this text

Everywhere: --json for programs. export, fetch: --force to write over a file. login: --allow-http for a server without https.
Instead of login: MAKERSTEP_URL and MAKERSTEP_TOKEN in the environment.
A token needs the scope "read" for list and export, "write" for create and import, "publish" for publish, unpublish and import --publish, "operate" for the commands of operators.
The exit code is 0 when everything went well and 1 when something was refused; the rest is done nevertheless.`;
