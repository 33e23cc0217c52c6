import { ficheApi } from '@borlette/shared/contract/fiche';
import { useWrite } from '@borlette/shared/data';

/** What a change of a fiche makes out of date. */
const SHOWN = [ficheApi.one, ficheApi.list, ficheApi.winning, ficheApi.deleted];

export const useChangeFiche = () => useWrite(ficheApi.update, SHOWN);
